import type { PlacedField } from '../../definition';
import type { InputField } from './widget';

const INPUTS = {
  text: true,
  multiline: true,
  richText: true,
  number: true,
  money: true,
  date: true,
  month: true,
  timeRange: true,
  toggle: true,
  radio: true,
  choice: true,
  days: true,
  tags: true,
  email: true,
  phone: true,
  readOnly: true,
  link: true,
  videoLink: true,
  place: true,
  coordinates: true,
  pages: true,
  links: false,
  image: false,
  images: false,
  media: false,
  video: false,
  videos: false,
  document: false,
  permissions: false,
  group: false,
  list: false,
  blocks: false,
} as const satisfies Record<PlacedField['type'], boolean>;

/** Whether a field is one input, or a few that belong together, below its label. */
export function isInputField(field: PlacedField): field is InputField {
  return INPUTS[field.type];
}
