import app from '@adonisjs/core/services/app'

import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import { type LiteratureSource, literatureSources } from '#plugins/literature/contract/source'

/** The sources of the installation: those of China first, each in the order of its plugin. */
export async function allSources(): Promise<readonly LiteratureSource[]> {
  const all = await (await app.container.make(PluginRegistry)).collect(literatureSources)
  return all.toSorted(
    (one, other) => Number(one.region === 'abroad') - Number(other.region === 'abroad')
  )
}

/** The source of that name; undefined where its plugin is not installed. */
export async function findSource(name: string): Promise<LiteratureSource | undefined> {
  return (await allSources()).find((each) => each.name === name)
}
