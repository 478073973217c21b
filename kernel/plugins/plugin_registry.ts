import { kernelPermissions } from '#kernel/access/kernel_permissions'
import type { Permission } from '#kernel/access/permission'
import { BootRefusal } from '#kernel/boot_refusal'
import type { Contribution, ExtensionPoint } from '#kernel/plugins/extension_point'
import type { JobDefinition, PluginManifest, Provision } from '#kernel/plugins/define_plugin'
import { markAsFailed } from '#kernel/plugins/failed_plugins'
import { fits, kernelVersion } from '#kernel/plugins/kernel_version'
import { sortByRequirements } from '#kernel/plugins/sort_by_requirements'
import { kernelPoints } from '#kernel/plugins/kernel_points'
import { type Declared, refuseTwice } from '#kernel/plugins/refuse_twice'
import { refuseWrongSchedule } from '#kernel/plugins/schedule'
import { awaitedScreens } from '#kernel/screens/awaited_screens'
import { bringersOf } from '#kernel/screens/bringers_of'
import { addressesOf, type BringsScreens } from '#kernel/screens/screen'
import { refuseUnsoundSettings } from '#kernel/settings/plugin_settings'

/**
 * Knows every installed plugin, in an order where each comes after the ones it requires.
 * Making it refuses, with one plain sentence, whatever does not fit together.
 */
export class PluginRegistry {
  readonly plugins: readonly PluginManifest[]

  /** @param kernel what the kernel itself shows */
  constructor(
    manifests: readonly PluginManifest[],
    readonly kernel: BringsScreens = { name: 'kernel' }
  ) {
    refuseWrongNames(manifests)
    refuseOtherKernels(manifests)
    refuseOtherContracts(manifests)
    this.plugins = sortByRequirements(manifests)
    const everybody = [kernelThings, ...this.plugins]
    for (const [kind, keysOf] of ownedThings) refuseTwoOwners(kind, everybody, keysOf)
    refuseTakenAddresses(this.addresses)
    refuseUnknownPoints(this.plugins)
    refuseSecondContributors(this.plugins)
    for (const { name, schedules, settings } of this.plugins) {
      if (settings) refuseUnsoundSettings(name, settings)
      for (const schedule of schedules ?? []) refuseWrongSchedule(name, schedule)
    }
    refuseUnknownPermissions(this.plugins, this.permissions)
  }

  /** Every right that a role may carry: the kernel's and those of the plugins. */
  get permissions(): readonly Permission[] {
    return [...kernelPermissions, ...this.plugins.flatMap(({ permissions }) => permissions ?? [])]
  }

  /** Every address at which kernel or plugins show something, and whose it is. */
  get addresses(): readonly Declared[] {
    return bringersOf(this.kernel, this.plugins).flatMap(
      ({ name: plugin, screens = [], resources = [] }) =>
        [...screens.map(({ address }) => address), ...resources.flatMap(addressesOf)].map(
          (name) => ({ plugin, name })
        )
    )
  }

  /** Jobs of all plugins, those that run by themselves too. */
  get jobs(): readonly JobDefinition[] {
    return this.plugins.flatMap(jobsOf)
  }

  /** The plugin of that name, or undefined. */
  find(name: string): PluginManifest | undefined {
    return this.plugins.find((plugin) => plugin.name === name)
  }

  /**
   * Everything contributed to an extension point, in plugin order. A plugin whose contribution
   * cannot be loaded is marked as failed, and those of all others count.
   */
  async collect<Item>(point: ExtensionPoint<Item>): Promise<Item[]> {
    return (await this.collectOwned(point)).map(({ item }) => item)
  }

  /** The same, each with the name of its plugin. */
  async collectOwned<Item>(point: ExtensionPoint<Item>): Promise<{ plugin: string; item: Item }[]> {
    const isHere = (contribution: Contribution) =>
      contribution.point === (point as ExtensionPoint<unknown>)
    const lists = this.plugins.flatMap(({ name: plugin, contributes = [] }) =>
      contributes.filter(isHere).map(async (contribution) => {
        const items = (await loadOrFail(plugin, contribution)) as readonly Item[]
        return items.map((item) => ({ plugin, item }))
      })
    )
    return (await Promise.all(lists)).flat()
  }
}

const jobsOf = ({ jobs = [], schedules = [] }: PluginManifest): readonly JobDefinition[] => [
  ...jobs,
  ...schedules,
]

/** What was loaded: each request collects, and an import is no mere look-up. */
const loaded = new WeakMap<Contribution, readonly unknown[]>()

async function loadOrFail(name: string, contribution: Contribution): Promise<readonly unknown[]> {
  const known = loaded.get(contribution)
  if (known) return known
  try {
    const items = [...(await contribution.load()).default]
    loaded.set(contribution, items)
    return items
  } catch (error) {
    markAsFailed(name, error)
    return []
  }
}

/** What the kernel owns of the things that plugins bring. */
const kernelThings: PluginManifest = {
  name: 'kernel',
  summary: 'The kernel itself.',
  permissions: kernelPermissions,
}

type KeysOf = (plugin: PluginManifest) => readonly (string | Provision['contract'])[]

/** Things of which each may have one owner only. */
const ownedThings: readonly (readonly [string, KeysOf])[] = [
  ['permission', (plugin) => (plugin.permissions ?? []).map(({ code }) => code)],
  ['extension point', (plugin) => (plugin.extensionPoints ?? []).map(({ id }) => id)],
  ['error number', (plugin) => Object.values(plugin.errors ?? {}).map((e) => String(e.number))],
  ['widget', (plugin) => plugin.widgets ?? []],
  ['job', (plugin) => jobsOf(plugin).map(({ name }) => name)],
  ['contract', (plugin) => (plugin.provides ?? []).map(({ contract }) => contract)],
]

function refuseWrongNames(manifests: readonly PluginManifest[]) {
  const seen = new Set<string>()
  for (const { name } of manifests) {
    if (!/^[a-z][a-z0-9_]*$/.test(name)) {
      throw new BootRefusal(`The plugin name "${name}" is not in snake_case`)
    }
    if (seen.has(name))
      throw new BootRefusal(`Plugin "${name}" is listed twice in config/plugins.ts`)
    seen.add(name)
  }
}

function refuseOtherKernels(manifests: readonly PluginManifest[]) {
  for (const { name, kernel } of manifests) {
    if (kernel && !fits(kernel, kernelVersion)) {
      throw new BootRefusal(
        `Plugin "${name}" was made for kernel ${kernel}, this one is ${kernelVersion}`
      )
    }
  }
}

function refuseOtherContracts(manifests: readonly PluginManifest[]) {
  const versions = new Map(manifests.map(({ name, contract = '1.0.0' }) => [name, contract]))
  for (const { name, uses = {} } of manifests) {
    for (const [used, range] of Object.entries(uses)) {
      const version = versions.get(used)
      if (version !== undefined && !fits(range, version)) {
        throw new BootRefusal(
          `Plugin "${name}" uses the contract of "${used}" ${range}, the installed one is ${version}`
        )
      }
    }
  }
}

function refuseTwoOwners(kind: string, plugins: readonly PluginManifest[], keysOf: KeysOf) {
  const declared = plugins.flatMap((plugin) =>
    keysOf(plugin).map((key) => ({
      plugin: plugin.name,
      name: typeof key === 'string' ? key : key.name,
      key,
    }))
  )
  refuseTwice(kind, declared)
}

function refuseUnknownPoints(plugins: readonly PluginManifest[]) {
  const owned = new Set<string>(kernelPoints)
  for (const plugin of plugins) for (const { id } of plugin.extensionPoints ?? []) owned.add(id)
  for (const plugin of plugins) {
    for (const { point } of plugin.contributes ?? []) {
      if (!owned.has(point.id)) {
        throw new BootRefusal(
          `Plugin "${plugin.name}" contributes to "${point.id}", which no installed plugin owns`
        )
      }
    }
  }
}

function refuseSecondContributors(plugins: readonly PluginManifest[]) {
  const first = new Map<string, string>()
  for (const { name, contributes = [] } of plugins) {
    for (const { point } of contributes.filter((each) => each.point.takes === 'one')) {
      const other = first.get(point.id)
      if (other) {
        throw new BootRefusal(
          `The extension point "${point.id}" takes one contribution, both "${other}" and "${name}" have one`
        )
      }
      first.set(point.id, name)
    }
  }
}

/** An address shows one thing; what a plugin shows is awaited no more. */
function refuseTakenAddresses(shown: readonly Declared[]) {
  const awaited = awaitedScreens.flatMap(({ addresses }) =>
    addresses.map((name) => ({ plugin: 'kernel/screens/awaited_screens.ts', name }))
  )
  refuseTwice('address', [...shown, ...awaited])
}

function refuseUnknownPermissions(
  plugins: readonly PluginManifest[],
  permissions: readonly Permission[]
) {
  const known = new Set(permissions.map(({ code }) => code))
  for (const { name, screens = [], resources = [] } of plugins) {
    const asked = [
      ...screens.map(({ address, permission }) => ({ address, permission })),
      ...resources.map(({ list: address, permission }) => ({ address, permission })),
    ]
    for (const { address, permission } of asked) {
      if (permission !== undefined && !known.has(permission)) {
        throw new BootRefusal(
          `The screen ${address} of plugin "${name}" needs the permission "${permission}", which no installed plugin declares`
        )
      }
    }
  }
}
