const names = ['PATH', 'HOME', 'TMPDIR', 'TERM', 'CI'];

/** What a program needs to run; no setting of the shell that would change what a test sees. */
export const bareEnvironment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(names.map(name => [name, process.env[name]])),
  PACT_DO_NOT_TRACK: 'true',
};
