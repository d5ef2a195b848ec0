import type { Interaction, Pact } from '../../src/contract/pact.ts';

/** What a backend really answers to every request of a contract, in place of what it should. */
export async function realAnswers({ interactions }: Pact, origin: string): Promise<Pact> {
  const answered: Interaction[] = [];
  for (const interaction of interactions) {
    const told = await changeStates('setup', interaction, origin);
    const request = withTold(interaction.request, told);
    answered.push({ ...interaction, response: await ask(request, origin) });
    await changeStates('teardown', interaction, origin);
  }
  return { interactions: answered };
}

type Told = Record<string, string>;

/** Resolves to what the states tell. */
async function changeStates(
  action: string,
  { providerStates = [] }: Interaction,
  origin: string,
): Promise<Told> {
  const told: Told = {};
  for (const { name: state, params = {} } of providerStates) {
    const response = await fetch(`${origin}/provider-states`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action, state, params }),
    });
    if (!response.ok) throw new Error(`The state '${state}' was not brought about`);
    Object.assign(told, await response.json());
  }
  return told;
}

/** A request with headers that are made of what its states tell. */
function withTold(request: Interaction['request'], told: Told): Interaction['request'] {
  const made: Record<string, { expression: string }> = Object(request.generators?.['header']);
  const headers = Object.entries(made).map(([name, { expression }]) => [
    name,
    [expression.replaceAll(/\$\{(\w+)\}/g, (_, value: string) => told[value] ?? '')],
  ]);
  return { ...request, headers: { ...request.headers, ...Object.fromEntries(headers) } };
}

async function ask(
  { method, path, query = {}, headers = {}, body }: Interaction['request'],
  origin: string,
): Promise<Interaction['response']> {
  const url = new URL(path, origin);
  for (const [name, values] of Object.entries(query)) {
    for (const value of values) url.searchParams.append(name, value);
  }
  const response = await fetch(url, {
    method,
    headers: Object.entries(headers).flatMap(([name, values]) =>
      values.map((value): [string, string] => [name, value]),
    ),
    ...(body && { body: JSON.stringify(body.content) }),
  });
  const contentType = response.headers.get('Content-Type') ?? '';
  const text = await response.text();
  return {
    status: response.status,
    headers: declaredHeaders(response.headers),
    body: { contentType, content: contentType.includes('json') ? JSON.parse(text) : text },
  };
}

/** The others belong to HTTP, and no description names them. */
function declaredHeaders(headers: Headers): Record<string, string[]> {
  return Object.fromEntries(
    ['Content-Type', 'Retry-After'].flatMap(name => {
      const value = headers.get(name);
      return value === null ? [] : [[name, [value]]];
    }),
  );
}
