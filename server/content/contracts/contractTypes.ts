import {
  CONTRACT_TYPES,
  USAGE_TYPES,
  type ContractType,
  type UsageType,
} from '../../../schemas/contracts/documentTypes';
import { BadInput } from '../../errors';
import { documentMessages } from '../documentMessages';

/** @throws BadInput for a missing and an unknown document type (CTR-006, CTR-008) */
export function requireContractType(text: string): ContractType {
  return requireOneOf(CONTRACT_TYPES, { text, argument: 'type', missing: documentMessages.typeMissing });
}

/** @throws BadInput for a missing and an unknown usage type (CTR-007, CTR-009) */
export function requireUsageType(text: string): UsageType {
  return requireOneOf(USAGE_TYPES, { text, argument: 'usage_type', missing: documentMessages.usageTypeMissing });
}

function requireOneOf<T extends string>(
  choices: readonly T[],
  { text, argument, missing }: { readonly text: string; readonly argument: string; readonly missing: string },
): T {
  const wanted = text.trim();
  if (wanted === '') throw new BadInput(argument, missing);
  const found = choices.find((choice) => choice === wanted);
  if (found !== undefined) return found;
  throw new BadInput(argument, `${argument}: expected one of ${choices.join(', ')}, got '${wanted}'.`);
}
