import type { ActDone } from '#kernel/changes/act_done'
import type { ErrorCatalogue } from '#kernel/errors/define_errors'
import type { Permission } from '#kernel/access/permission'
import type { PageAddition } from '#kernel/case/forms/schema_sources'
import type { Contribution, Loader } from '#kernel/plugins/extension_point'
import type { ResourceScreens, Screen } from '#kernel/screens/screen'
import type { SeedLoader } from '#kernel/seed/seed'
import type { PluginSettings } from '#kernel/settings/plugin_settings'

type AbstractClass<Instance> = abstract new (...args: never[]) => Instance
type ConcreteClass<Instance> = new (...args: never[]) => Instance

export interface Provision {
  readonly contract: AbstractClass<unknown>
  readonly load: Loader<ConcreteClass<unknown>>
}

/** Binds an implementation to a contract (an abstract class) of this plugin. */
export function provide<Instance>(
  contract: AbstractClass<Instance>,
  load: Loader<ConcreteClass<NoInfer<Instance>>>
): Provision {
  return { contract, load }
}

/** A durable job: the queue it waits in and the class that works it off. */
export interface JobDefinition {
  /** `plugin.what_it_does`, the name of the queue. */
  readonly name: `${string}.${string}`
  /** Its `handle(data, signal)` runs at least once; when it throws, the job is tried again later. */
  readonly load: Loader<ConcreteClass<{ handle(data: never, signal: AbortSignal): Promise<void> }>>
  /** Tries after the first one, each later than the one before; 5 when absent. */
  readonly retryLimit?: number
  /**
   * Somebody waits for its end: it is tried for hours, a minute apart at most, whatever it fails by
   * (a full disk, worker after worker that is killed). It settles itself what would fail each time.
   */
  readonly keepsTrying?: boolean
  /** A run that takes longer is given up and tried again; an hour when absent. */
  readonly expireInSeconds?: number
  /** How many of them one process runs at once; 5 when absent. */
  readonly concurrency?: number
}

/**
 * A job that runs by itself, as the system and without data; once at its time, however many workers
 * there are. It is in no project: `inEachScope` goes into each.
 */
export interface ScheduleDefinition extends JobDefinition {
  /** Five fields of cron: `0 6 * * 1` is Monday at six. */
  readonly cron: string
  /** Where the clock hangs, as IANA names it; UTC when absent. */
  readonly timeZone?: string
}

/**
 * Is told of acts once they are done and committed, as the system in their scope. It tells, it never
 * steers: what must follow an act is a job made in the same change.
 */
export interface Listener {
  /** Name of the act, `case.revised`, or all whose name begins so, `case.*`. */
  readonly to: `${string}.${string}`
  readonly load: Loader<ConcreteClass<{ handle(done: ActDone): void | Promise<void> }>>
}

export type CaretRange = `^${number}.${number}.${number}`

/**
 * Everything a plugin says about itself. It is inert data: importing a manifest has no effect,
 * and whatever is heavy hides behind a loader.
 */
export interface PluginManifest<Name extends string = string> {
  /** Folder name under plugins/, in snake_case. */
  readonly name: Name
  /** One sentence for `plugin:list` and docs/plugins.md. */
  readonly summary: string
  /** Range of kernel versions that the plugin was made for; refused at boot when it does not fit. */
  readonly kernel?: CaretRange
  /** Plugins whose contract this plugin may import. */
  readonly requires?: readonly string[]
  /**
   * Plugins whose contract this plugin may import although they may be absent, each with the versions
   * that it can work with. `findContract` gives undefined while they are.
   */
  readonly uses?: Readonly<Record<string, CaretRange>>
  /** Version of this plugin's own contract: the first number is raised when it breaks; 1.0.0 when absent. */
  readonly contract?: `${number}.${number}.${number}`
  readonly permissions?: readonly Permission[]
  readonly errors?: ErrorCatalogue
  /** What people open at an address of its own, and where it stands in the menu. */
  readonly screens?: readonly Screen[]
  /** Screens of the back office that keep rows; `ui/admin/resources` draws them. */
  readonly resources?: readonly ResourceScreens[]
  readonly extensionPoints?: readonly { readonly id: string }[]
  readonly provides?: readonly Provision[]
  readonly contributes?: readonly Contribution[]
  readonly jobs?: readonly JobDefinition[]
  readonly schedules?: readonly ScheduleDefinition[]
  readonly listens?: readonly Listener[]
  /** What each project decides for itself; the back office has a form for it. */
  readonly settings?: PluginSettings
  /** What it shows of itself in the demonstration; brought after the seeds of what it requires. */
  readonly seed?: SeedLoader
  readonly routes?: () => Promise<unknown>
  readonly commands?: () => Promise<unknown>
  /** Folder of migrations inside the plugin. */
  readonly migrations?: string
  /** Folder with zh.json and en.json inside the plugin. */
  readonly lang?: string
  /** Folder of rules inside the plugin: each `.json` file in it is one. */
  readonly rules?: string
  /** File with the catalogue entries that the plugin adds, inside the plugin. */
  readonly elements?: string
  readonly pages?: readonly PageAddition[]
  /** Widgets for fields of pages, `plugin/what_it_draws`; it fills `forms.widget` with each. */
  readonly widgets?: readonly `${NoInfer<Name>}/${string}`[]
}

/** States what a plugin is and adds. A manifest is plain data: importing it must have no effect. */
export function definePlugin<const Name extends string>(
  manifest: PluginManifest<Name>
): PluginManifest<Name> {
  return Object.freeze(manifest)
}
