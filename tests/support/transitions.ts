/**
 * Ends what is fading or sliding; an element that fades in has no reliable contrast. Endless animations are skipped. A change of the
 * colour scheme starts its transitions within two frames. Runs in the browser, also when only its source is sent there.
 */
export async function finishTransitions(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
}
