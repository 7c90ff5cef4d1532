import { startPlainServices } from '../../support/plainServices/plainServices';
import { findFreePort, startConsole, type RunningConsole } from './console';

/** The console with services that implement the owner's specification and nothing else. */
export interface PlainConsole extends RunningConsole {
  /** Requests of the console that such services do not support. */
  readonly refusals: readonly string[];
}

/** Starts the built product behind services that implement only the specification, with a data folder of its own. */
export async function startPlainConsole(): Promise<PlainConsole> {
  let product: RunningConsole | undefined;
  const services = await startPlainServices({ port: await findFreePort(), product: () => product?.url ?? '' });
  try {
    product = await startConsole({ env: { PUBLIC_URL: services.url } });
  } catch (error) {
    await services.close();
    throw error;
  }
  const { dispose } = product;
  return {
    ...product,
    url: services.url,
    refusals: services.refusals,
    dispose: async () => {
      await services.close();
      await dispose();
    },
  };
}
