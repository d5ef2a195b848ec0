import type { SiteInput } from '../../flows/site-input.ts';

/** Kilometres are enough, so an old or a coarse position serves; the device may ask its owner first. */
const options = { enableHighAccuracy: false, maximumAge: 600_000, timeout: 20_000 };

/** Asks the device where it is. Rejects where its owner or the device does not say so. */
export const position: SiteInput['position'] = () => {
  const { promise, resolve, reject } = Promise.withResolvers<GeolocationPosition>();
  navigator.geolocation.getCurrentPosition(resolve, reject, options);
  return promise.then(({ coords: { latitude, longitude } }) => ({ latitude, longitude }));
};
