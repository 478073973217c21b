import { pluginModules } from './plugin_modules'

/**
 * A place in a list of the back office that plugins may fill without the list knowing them.
 * @param name `plugin.list.place`, stated by the owner of the list
 */
export function Place({ name }: { name: string }) {
  return pluginModules.map(({ places }, index) => {
    const Part = places?.[name]
    return Part ? <Part key={index} /> : null
  })
}
