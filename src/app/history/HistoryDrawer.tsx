import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode } from 'react';
import type { LiveChange } from '../../api/live';
import type { PlacedFields } from '../../definition';
import { differences } from '../../form';
import { usePagedList } from '../../hooks/usePagedList';
import { formatDateTime, formatExactMoment, formatMoment } from '../../lib/dates';
import { truncateNames } from '../../lib/truncateNames';
import { ConfirmDialog } from '../../hooks/ConfirmDialog';
import type { EditorHistory, Version, VersionAction } from '../../stores/history';
import type { FormData } from '../../tree';
import { DrawerBody, DrawerFrame } from '../DrawerFrame';
import { PAGED_ROW, PagedList } from '../PagedList';
import { useNewsCount } from '../useNewsCount';
import { CompareVersions, useFormsAt, type FormsAt } from './CompareVersions';
import { historyTexts } from './texts';
import type { UnsavedOutcome } from './unsavedOutcome';

/** CSS pixels. */
const WIDTH = 460;
/** Wide enough for two versions of a text side by side. */
const COMPARING_WIDTH = 880;

/** A version to restore: its revision, formatted time and content. */
export interface VersionToRestore {
  readonly revision: number;
  readonly when: string;
  readonly form: FormData;
}

/** The saved versions, with author, time and changed fields; compares two versions and restores one. */
export function HistoryDrawer(props: {
  readonly history: EditorHistory;
  readonly fields: PlacedFields;
  /** The title of the form. */
  readonly title: string;
  /** Noun for the entry, in messages. */
  readonly noun: string;
  /** Undefined while there are no unsaved changes. */
  readonly unsaved: UnsavedOutcome | undefined;
  /** Whether a live change adds a version. */
  readonly isAbout: (change: LiveChange) => boolean;
  /** Restores a version; undefined if the form is read-only. */
  readonly onRestore: ((version: VersionToRestore) => void) | undefined;
  /** Question before restoring; by default, that this form becomes as it was. */
  readonly questionOf?: ((version: VersionToRestore) => string) | undefined;
  readonly close: () => void;
}): ReactNode {
  const { history, fields, title, noun, unsaved, isAbout, onRestore, close } = props;
  const { questionOf = ({ when }) => historyTexts.restoreText({ noun, when }) } = props;
  const found = usePagedList({
    ...{ read: history.versions, keyOf: revisionOf, additions: useNewsCount(isAbout) },
    logMessage: 'The versions could not be loaded.',
  });
  const [now] = useState(Date.now);
  const [comparing, setComparing] = useState<{ readonly from: number; readonly to: number }>();
  /** Revision whose comparison was opened last. */
  const [compared, setCompared] = useState<number>();
  const [selected, setSelected] = useState<VersionToRestore>();
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
                isCurrent={version === found.items[0]}
                // The button that led back here is gone, and the focus with it.
                takesFocus={version.revision === compared}
                onCompare={() => {
                  setCompared(version.revision);
                  setComparing(initialComparison(version.revision, found.items));
                }}
                onRestore={
                  onRestore && ((form) => setSelected({ revision: version.revision, when: whenOf(version), form }))
                }
              />
            )}
          />
        )}
      </DrawerBody>
      {selected && (
        <ConfirmDialog
          title={historyTexts.restoreTitle}
          question={[questionOf(selected), ...(unsaved ? [historyTexts.unsaved[unsaved]] : [])].join(' ')}
          isDestructive={unsaved === 'lost'}
          onConfirm={() => {
            setSelected(undefined);
            onRestore?.(selected);
          }}
          onCancel={() => setSelected(undefined)}
        />
      )}
    </DrawerFrame>
  );
}

/** Formatted time of each version; with seconds if several were saved within a minute. */
function momentsOf(versions: readonly Version[], now: number): (version: Version) => string {
  const minutes = versions.map(({ at }) => formatMoment(at, now));
  const shared = new Set(minutes.filter((minute, index) => minutes.indexOf(minute) !== index));
  return ({ at }) => {
    const minute = formatMoment(at, now);
    return shared.has(minute) ? formatExactMoment(at, now) : minute;
  };
}

/** Compares a version with the current one; the current one with its predecessor. */
function initialComparison(
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

/** Maximum number of changed fields that are named; the others are counted. */
const MAX_NAMED_FIELDS = 6;

/** One version: time, author, changed fields and actions. */
function VersionRow(props: {
  readonly history: EditorHistory;
  readonly fields: PlacedFields;
  readonly version: Version;
  /** Formatted time of the save. */
  readonly when: string;
  /** Whether it is the current version. */
  readonly isCurrent: boolean;
  /** Whether its compare button takes the focus. */
  readonly takesFocus: boolean;
  readonly onCompare: () => void;
  /** Undefined if the form is read-only. */
  readonly onRestore: ((form: FormData) => void) | undefined;
}): ReactNode {
  const { history, fields, version, when, isCurrent, takesFocus, onCompare, onRestore } = props;
  const forms = useFormsAt(history, version.revision - 1, version.revision);
  const form = forms.status === 'ready' ? forms.after : undefined;
  return (
    <Box component="li" sx={PAGED_ROW}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{when}</Typography>
        {isCurrent && <Chip size="small" label={historyTexts.now} />}
      </Box>
      <Typography color="textSecondary">
        {historyTexts.actions[version.action]({ by: version.by ?? historyTexts.somebody })}
        {version.plannedAt !== undefined && ` · ${historyTexts.planned({ at: formatDateTime(version.plannedAt) })}`}
      </Typography>
      <Typography component="div">
        {forms.status === 'loading' ? <Skeleton width="70%" /> : changesText(fields, forms, version.action)}
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
        {onRestore && form && !isCurrent && (
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

/** Names the changed fields; a version that was published or hidden may have none. */
function changesText(
  fields: PlacedFields,
  forms: Exclude<FormsAt, { readonly status: 'loading' }>,
  action: VersionAction,
): string {
  if (forms.status !== 'ready') return historyTexts.changesFailed;
  const { before, after } = forms;
  if (!after) return historyTexts.absent;
  if (!before) return historyTexts.first;
  const labels = differences(fields, { before, after }).map((one) => one.labels.join(' › '));
  const names = [...new Set(labels.filter((label) => label !== ''))];
  if (names.length === 0) return action === 'published' || action === 'hidden' ? '' : historyTexts.unchanged;
  return historyTexts.changed({ labels: truncateNames(names, MAX_NAMED_FIELDS, historyTexts.moreFields).join(', ') });
}
