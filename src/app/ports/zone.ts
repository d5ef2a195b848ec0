/**
 * Notes the zone of the device where the server that renders pages reads it, for times to be right at once. A
 * browser keeps no page for the way back that may not be stored once a cookie has changed.
 */
export function noteZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const note = `zone=${timeZone}`;
  if (document.cookie.split('; ').includes(note)) return;
  document.cookie = `${note}; Path=/; SameSite=Lax; Max-Age=31536000`;
}
