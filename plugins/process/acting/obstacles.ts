import { inject } from '@adonisjs/core'

import type { Words } from '#kernel/language/words'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import type { DefinedNode, GateLevel } from '#plugins/process/contract/definition'
import { type Hindrance, processGates } from '#plugins/process/contract/gates'

/** Something that stands in the way of submitting a case, or is only said before. */
export interface Obstacle extends Hindrance {
  readonly gate: string
  readonly label: Words
  readonly level: GateLevel
}

/** Asks the gates that a project has set up at a node. */
@inject()
export class Obstacles {
  constructor(private plugins: PluginRegistry) {}

  /** @param level those of this kind alone; all when absent */
  async of(caseId: string, { gates = {} }: DefinedNode, level?: GateLevel): Promise<Obstacle[]> {
    const found: Obstacle[] = []
    const all = await this.plugins.collect(processGates)
    for (const { name, label, ask } of all) {
      const set = gates[name]
      if (!set || (level && set !== level)) continue
      const hindrances = await ask(caseId)
      found.push(...hindrances.map((each) => ({ gate: name, label, level: set, ...each })))
    }
    return found
  }
}
