/** Prepares the document of a worker, once: the setup of each file would otherwise wrap what that of the previous file has wrapped. */
import { configure, getConfig } from '@testing-library/react';
import { findLabelsQuickly } from '../support/labels';
import { letTestsAnswer } from '../support/network';
import { forgetOwners } from '../support/owners';
import { matchTagsQuickly } from '../support/selectors';
import { computeStylesQuickly, holdStyles, leaveComponentsUnstyled } from '../support/styles';

const { getElementError } = getConfig();
// Generous, for busy machines; no test asserts durations.
configure({ asyncUtilTimeout: 15_000, getElementError: errorWithLazyMessage });
holdStyles();
leaveComponentsUnstyled();
computeStylesQuickly();
findLabelsQuickly();
matchTagsQuickly();
forgetOwners();
letTestsAnswer();

/**
 * The error of a query with no match or too many. Its message prints the whole document, which costs more than the query, so it is
 * built when it is first read: most of these errors only end one poll of a `findBy…`.
 */
function errorWithLazyMessage(message: string | null, container: Element): Error {
  const error = new Error();
  Error.captureStackTrace(error, errorWithLazyMessage);
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => getElementError(message, container).message,
  });
}
