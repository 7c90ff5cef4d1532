import { startPlainServices } from '../../support/plainServices/plainServices';
import { findFreePort, startConsole, type RunningConsole } from './console';

/** The console with services that know what the owner's specification names, and nothing else. */
export interface PlainConsole extends RunningConsole {
  /** What the console asked for that such services do not know. */
  readonly refusals: readonly string[];
}

/** Starts the built product behind services of the specification alone, with a data folder of its own. */
export async function startPlainConsole(): Promise<PlainConsole> {
  let product: RunningConsole | undefined;
  const plain = await startPlainServices({ port: await findFreePort(), product: () => product?.url ?? '' });
  try {
    product = await startConsole({ env: { PUBLIC_URL: plain.url } });
  } catch (error) {
    await plain.close();
    throw error;
  }
  const { dispose } = product;
  return {
    ...product,
    url: plain.url,
    refusals: plain.refusals,
    dispose: async () => {
      await plain.close();
      await dispose();
    },
  };
}
