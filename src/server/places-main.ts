import { resolve } from 'node:path';
import { makeDataFolder } from './data/data-folder.ts';
import { readConfig } from './ground/config.ts';
import { sayWhy, StartFault } from './ground/start-fault.ts';
import { writePlaces } from './places/gazetteer.ts';
import { readGeonames } from './places/geonames.ts';

const usage = 'Usage: npm run places -- FILE';

// What is written here is for its owner alone.
process.umask(0o077);

try {
  const [name, ...more] = process.argv.slice(2);
  if (!name || more.length > 0) throw new StartFault(usage);
  const { dataFolder } = readConfig(process.env);
  if (dataFolder === undefined) throw new StartFault('Memory keeps no places. Set DATA_FOLDER.');
  // npm starts every script in the project's folder, wherever it was called.
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  const places = await readGeonames(file);
  await makeDataFolder(dataFolder);
  await writePlaces(dataFolder, places);
  console.log(`${file} has ${places.length} places. Servers that start from now on take them.`);
} catch (error) {
  sayWhy(error);
  process.exitCode = 1;
}
