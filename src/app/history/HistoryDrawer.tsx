import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode } from 'react';
import type { LiveChange } from '../../api/live';
import type { PlacedFields } from '../../definition';
import { differences } from '../../form';
import { formatDateTime, formatExactMoment, formatMoment } from '../../lib/dates';
import { firstNamed } from '../../lib/named';
import { ConfirmDialog } from '../../hooks/ConfirmDialog';
import type { EditorHistory, Version } from '../../stores/history';
import type { FormData } from '../../tree';
import { DrawerBody, DrawerFrame } from '../DrawerFrame';
import { PAGED_ROW, PagedList, usePaged } from '../PagedList';
import { useNewsCount } from '../useNewsCount';
import { CompareVersions, useFormsAt, type FormsAt } from './CompareVersions';
import { historyTexts } from './texts';
import type { UnsavedFate } from './unsavedFate';

/** CSS pixels. */
const WIDTH = 460;
/** Two versions of a text have room side by side. */
const COMPARING_WIDTH = 880;

/** A version that somebody wants back: when it was saved, in words, and what it held. */
export interface WantedVersion {
  readonly revision: number;
  readonly when: string;
  readonly form: FormData;
}

/** What was saved before: who, when and what changed; compares two versions and brings one back. */
export function HistoryDrawer(props: {
  readonly history: EditorHistory;
  readonly fields: PlacedFields;
  /** The title of the form. */
  readonly title: string;
  /** What is edited, in messages. */
  readonly noun: string;
  /** Undefined while there are no unsaved changes. */
  readonly unsaved: UnsavedFate | undefined;
  /** Whether something that happens meanwhile is one more version. */
  readonly isAbout: (change: LiveChange) => boolean;
  /** Makes the form as it was; absent where it can only be read. */
  readonly onRestore: ((wanted: WantedVersion) => void) | undefined;
  /** What is asked before it; that this form becomes as it was unless given. */
  readonly questionOf?: ((wanted: WantedVersion) => string) | undefined;
  readonly close: () => void;
}): ReactNode {
  const { history, fields, title, noun, unsaved, isAbout, onRestore, close } = props;
  const { questionOf = ({ when }) => historyTexts.restoreText({ noun, when }) } = props;
  const found = usePaged(history.versions, revisionOf, useNewsCount(isAbout));
  const [now] = useState(Date.now);
  const [comparing, setComparing] = useState<{ readonly from: number; readonly to: number }>();
  /** The version whose comparison was opened last. */
  const [compared, setCompared] = useState<number>();
  const [wanted, setWanted] = useState<WantedVersion>();
  const whenOf = useMemo(() => momentsOf(found.items, now), [found.items, now]);
  return (
    <DrawerFrame title={historyTexts.title({ title })} width={comparing ? COMPARING_WIDTH : WIDTH} close={close}>
      <DrawerBody>
        {comparing ? (
          <CompareVersions
            {...{ history, fields, whenOf }}
            versions={found.items}
            start={comparing}
            onBack={() => setComparing(undefined)}
          />
        ) : (
          <PagedList
            label={historyTexts.versions}
            found={found}
            texts={{ ...historyTexts, denied: historyTexts.denied({ noun }) }}
            row={(version) => (
              <VersionRow
                key={version.revision}
                {...{ history, fields, version }}
                when={whenOf(version)}
                isNow={version === found.items[0]}
                // The button that leads back here is gone.
                takesFocus={version.revision === compared}
                onCompare={() => {
                  setCompared(version.revision);
                  setComparing(comparedAtFirst(version.revision, found.items));
                }}
                onRestore={
                  onRestore && ((form) => setWanted({ revision: version.revision, when: whenOf(version), form }))
                }
              />
            )}
          />
        )}
      </DrawerBody>
      {wanted && (
        <ConfirmDialog
          title={historyTexts.restoreTitle}
          question={[questionOf(wanted), ...(unsaved ? [historyTexts.unsaved[unsaved]] : [])].join(' ')}
          isDangerous={unsaved === 'lost'}
          onYes={() => {
            setWanted(undefined);
            onRestore?.(wanted);
          }}
          onNo={() => setWanted(undefined)}
        />
      )}
    </DrawerFrame>
  );
}

/** When each version was saved, in words; to the second where several were saved within a minute. */
function momentsOf(versions: readonly Version[], now: number): (version: Version) => string {
  const minutes = versions.map(({ at }) => formatMoment(at, now));
  const shared = new Set(minutes.filter((minute, index) => minutes.indexOf(minute) !== index));
  return ({ at }) => {
    const minute = formatMoment(at, now);
    return shared.has(minute) ? formatExactMoment(at, now) : minute;
  };
}

/** A version with what is stored now; that, with the one before it. */
function comparedAtFirst(
  revision: number,
  versions: readonly Version[],
): { readonly from: number; readonly to: number } {
  const [newest, second] = versions;
  const other = newest?.revision === revision ? second : newest;
  const otherRevision = other?.revision ?? revision;
  return { from: Math.min(revision, otherRevision), to: Math.max(revision, otherRevision) };
}

function revisionOf({ revision }: Version): number {
  return revision;
}

/** How many changed fields are named; the others are counted. */
const NAMED = 6;

/** One version: when, by whom, what it changed, and what can be done with it. */
function VersionRow(props: {
  readonly history: EditorHistory;
  readonly fields: PlacedFields;
  readonly version: Version;
  /** When it was saved, in words. */
  readonly when: string;
  /** Whether this is what is stored now. */
  readonly isNow: boolean;
  /** Whether its comparison has the focus at first. */
  readonly takesFocus: boolean;
  readonly onCompare: () => void;
  /** Absent where the form can only be read. */
  readonly onRestore: ((form: FormData) => void) | undefined;
}): ReactNode {
  const { history, fields, version, when, isNow, takesFocus, onCompare, onRestore } = props;
  const forms = useFormsAt(history, version.revision - 1, version.revision);
  const form = forms.status === 'ready' ? forms.after : undefined;
  return (
    <Box component="li" sx={PAGED_ROW}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{when}</Typography>
        {isNow && <Chip size="small" label={historyTexts.now} />}
      </Box>
      <Typography color="textSecondary">
        {historyTexts.actions[version.action]({ by: version.by ?? historyTexts.somebody })}
        {version.plannedAt !== undefined && ` · ${historyTexts.planned({ at: formatDateTime(version.plannedAt) })}`}
      </Typography>
      <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
        {forms.status === 'loading' ? <Skeleton width="70%" /> : changesText(fields, forms)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, mt: 0.75 }}>
        <Button
          size="small"
          variant="outlined"
          autoFocus={takesFocus}
          aria-label={historyTexts.compareOf({ when })}
          onClick={onCompare}
        >
          {historyTexts.compare}
        </Button>
        {onRestore && form && !isNow && (
          <Button
            size="small"
            variant="outlined"
            aria-label={historyTexts.restoreOf({ when })}
            onClick={() => onRestore(form)}
          >
            {historyTexts.restore}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function changesText(fields: PlacedFields, forms: Exclude<FormsAt, { readonly status: 'loading' }>): string {
  if (forms.status !== 'ready') return historyTexts.changesFailed;
  const { before, after } = forms;
  if (!after) return historyTexts.absent;
  if (!before) return historyTexts.first;
  const labels = differences(fields, { before, after }).map((one) => one.labels.join(' › '));
  const names = [...new Set(labels.filter((label) => label !== ''))];
  if (names.length === 0) return historyTexts.unchanged;
  return historyTexts.changed({ labels: firstNamed(names, NAMED, historyTexts.moreFields).join(', ') });
}
