import { defineEditor, type EditorDefinition, type NeighbourCollection } from '../../src/definition';
import { defaultLabel } from '../shared/defaultLabel';
import { sections } from './sections';

/** One page of the guide and its collection; their names differ. */
interface Topic {
  readonly name: string;
  readonly title: string;
  readonly collection: string;
}

const TOPICS: readonly Topic[] = [
  { name: 'guide-reservation-process', title: 'Reservation Process', collection: 'RESERVATION-PROCESS' },
  { name: 'guide-document-requirements', title: 'Document Requirements', collection: 'DOCUMENTARY-REQUIREMENTS' },
  { name: 'guide-payment-channel', title: 'Payment Channel', collection: 'PAYMENT-CHANNEL' },
  { name: 'guide-faq', title: 'FAQ', collection: 'FREQUENTLY-ASKED-QUESTIONS' },
];

const CONTAINER = 'BUYERS-GUIDE';

/** The four editors of the one page of the guide (HBG-001, HBG-006). */
export const topicEditors: readonly EditorDefinition[] = TOPICS.map(editorOf);

function editorOf({ name, title, collection }: Topic, order: number): EditorDefinition {
  return defineEditor({
    name,
    title,
    description: 'One of the four pages of the home buying guide of the {BRAND} website.',
    stored: {
      page: {
        tag: 'buyers-guide-{brand}',
        slug: 'buyers-guide-{brand}',
        name: 'Buyers Guide {BRAND}',
        save: 'updateTree',
        alongside: TOPICS.map(neighbour).filter((other) => other.collection !== collection),
      },
    },
    messages: { saved: 'Update Success', created: 'Update Success' },
    preview: {},
    fields: {
      main: {
        type: 'group',
        stored: { container: CONTAINER, collection, order },
        fields: { label: defaultLabel(heading(title), labelName(collection)), sections },
      },
    },
  });
}

function neighbour({ title, collection }: Topic, order: number): NeighbourCollection {
  const fields = [{ name: labelName(collection), label: heading(title) }];
  return { container: CONTAINER, collection, order, fields };
}

function heading(title: string): string {
  return `${title} (Default)`;
}

function labelName(collection: string): string {
  return `${collection}-DEFAULT`;
}
