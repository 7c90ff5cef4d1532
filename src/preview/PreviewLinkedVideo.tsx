import { videoThumbnail } from '../lib/videoLinks';

interface PreviewLinkedVideoProps {
  readonly link: string | undefined;
  readonly label: string;
}

/** Where a linked video stands: its still picture where one is known. Players run scripts, so none is shown here. */
export function PreviewLinkedVideo({ link, label }: PreviewLinkedVideoProps) {
  if (link === undefined) return <div className="frame still">{label}</div>;
  const still = videoThumbnail(link);
  return (
    <div className="frame still">
      {still !== undefined && <img src={still} alt="" />}
      <span className="play" aria-hidden="true">
        ▶
      </span>
      {still === undefined && <p>{link}</p>}
    </div>
  );
}
