import { describe, expect, it } from 'vitest';
import { embedLink, frameAddress, videoThumbnail, youtubeId } from '../../../src/lib/videoLinks';

const ID = 'dQw4w9WgXcQ';

describe('a link to a video', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?list=PL1&v=${ID}&t=30`,
    `http://youtu.be/${ID}?t=30`,
    `https://youtube.com/shorts/${ID}`,
    ` https://youtu.be/${ID} `,
  ])('%s carries the id of a YouTube video', (link) => {
    expect(youtubeId(link)).toBe(ID);
    expect(videoThumbnail(link)).toBe(`https://img.youtube.com/vi/${ID}/mqdefault.jpg`);
    expect(embedLink(link)).toBe(`https://www.youtube.com/embed/${ID}`);
  });

  it.each([`https://www.youtube.com/embed/${ID}`, `https://www.youtube-nocookie.com/embed/${ID}?rel=0`])(
    '%s is for embedding already',
    (link) => {
      expect(youtubeId(link)).toBe(ID);
      expect(embedLink(link)).toBe(link);
    },
  );

  it.each([
    `https://www.youtube.com/watch?v=${ID}x`,
    'https://www.youtube.com/watch?v=short',
    `https://example.com/watch?v=${ID}`,
    `https://youtube.com.example.com/watch?v=${ID}`,
    `javascript:youtu.be/${ID}`,
    '',
  ])('%s does not', (link) => {
    expect(youtubeId(link)).toBeUndefined();
    expect(videoThumbnail(link)).toBeUndefined();
    expect(embedLink(link)).toBe(link);
  });

  it.each([
    [`https://youtu.be/${ID}`, `https://www.youtube.com/embed/${ID}`],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
    ['https://vimeo.com/channels/staffpicks/123456789', 'https://player.vimeo.com/video/123456789'],
    ['https://tours.example.com/lobby', 'https://tours.example.com/lobby'],
  ])('%s is shown in a frame as %s', (link, address) => {
    expect(frameAddress(link)).toBe(address);
  });
});
