/** An e-mail address as it is compared: capital letters and white space around it do not count. */
export function addressOf(email: string): string {
  return email.trim().toLowerCase();
}
