/** Texts for people about broken rules; a definition states a message of its own only where it differs. */
export const ruleMessages = {
  required: (label: string) => `${label} is required.`,
  number: (label: string) => `${label} must be a number.`,
  positive: (label: string) => `${label} must be a positive number.`,
  atLeast: (label: string, limit: unknown) => `${label} must be greater than or equal to ${String(limit)}.`,
  atMost: (label: string, limit: unknown) => `${label} must be less than or equal to ${String(limit)}.`,
  maxLength: (label: string, limit: unknown) => `${label} exceeds ${String(limit)} characters.`,
  pattern: (label: string) => `${label} is not in the expected form.`,
  choice: (label: string) => `${label} must be one of the choices.`,
  link: (label: string) => `${label} must be a web, e-mail or telephone link.`,
  unsafeLink: (label: string) => `${label} holds a link that is not allowed.`,
  minItems: (label: string, limit: unknown) => `${label} needs at least ${String(limit)}.`,
  maxItems: (label: string, limit: unknown) => `${label}: at most ${String(limit)}.`,
  maxFiles: (limit: unknown) => `Maximum of ${String(limit)} files`,
  uploading: 'file is still uploading',
  infected: 'The file is infected, Saving this image is disabled.',
  infectedAttachment: 'The file is infected, Saving this attachment is disabled.',
  fileFormat: 'Invalid format.',
  videoLink: 'invalid video link',
  webLink: (label: string) => `${label} must be a web link that starts with http:// or https://.`,
  failed: 'The upload did not finish. Retry it or remove the file.',
  date: 'Please enter a valid date.',
  time: 'Please enter a valid time.',
  laterThan: (label: string, other: string) => `${label} must be later than ${other}.`,
  email: 'Please enter valid email',
  phone: (label: string) => `Please Enter Valid ${label}`,
  tagWithJoint: (joint: string) => `A tag may not hold '${joint}'.`,
  /** @param labels of what no two items have in common: 'Email must be unique per category.' */
  unique: ([label = '', ...others]: readonly string[]) =>
    `${label} must be unique${others.length > 0 ? ` per ${others.join(' and ').toLowerCase()}` : ''}.`,
  /** @param highest the highest degree; the lowest is its opposite */
  degrees: (label: string, highest: number) => `${label} must be a number from -${highest} to ${highest}.`,
  other: (label: string) => `${label} is not valid.`,
} as const;

/** Texts about values that are taken although they are not what is expected. */
export const warningMessages = {
  max: (label: string, limit: number) => `${label} should be at most ${limit}.`,
  whole: (label: string) => `${label} should be a whole number.`,
  inOrder: (label: string) => `${label} should end later than it begins.`,
} as const;
