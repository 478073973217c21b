import app from '@adonisjs/core/services/app'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import {
  type FactSource,
  type ReportDate,
  type ReportDefinition,
  reportDefinitions,
  type ReportFact,
  reportFacts,
} from '#plugins/reports/contract'
import { wording } from '#plugins/reports/lang/server/wording'

/** All facts that the installed plugins bring, by their keys. */
export interface KnownFacts {
  readonly sources: ReadonlyMap<string, FactSource>
  readonly facts: ReadonlyMap<string, ReportFact>
  readonly dates: readonly ReportDate[]
}

/** The facts of all installed plugins, as they are called in the project at hand. */
export async function knownFacts(): Promise<KnownFacts> {
  const registry = await app.container.make(PluginRegistry)
  const brought = await Promise.all(
    (await registry.collect(reportFacts)).map((each) => each.facts())
  )
  const byKey = <Item extends { readonly key: string }>(items: readonly Item[]) =>
    new Map(items.map((item) => [item.key, item]))
  return {
    sources: byKey(brought.flatMap(({ sources = [] }) => sources)),
    facts: byKey(brought.flatMap(({ facts }) => facts)),
    dates: brought.flatMap(({ dates = [] }) => dates),
  }
}

/** The reports of all installed plugins, in their order. */
export async function knownReports(): Promise<ReportDefinition[]> {
  const registry = await app.container.make(PluginRegistry)
  return (await registry.collect(reportDefinitions)).toSorted((a, b) => a.order - b.order)
}

/** A report by its key; refuses with 1005 one that no installed plugin has. */
export async function reportNamed(key: string): Promise<ReportDefinition> {
  const found = (await knownReports()).find((report) => report.key === key)
  if (found) return found
  throw new kernelErrors.E_DATA_NOT_FOUND({ detail: wording('refusals.no_report', { key }) })
}
