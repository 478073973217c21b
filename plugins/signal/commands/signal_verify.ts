import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { MedicalDictionary } from '#plugins/coding/contract/dictionary'
import { asProject } from '#kernel/tenancy/as_project'
import { actAs, currentActor } from '#kernel/tenancy/actor'

import { computeResult, resultBytes, sha256 } from '#plugins/signal/computing/compute_result'
import { References } from '#plugins/signal/records/references'
import { type RunRow, Runs } from '#plugins/signal/records/runs'
import type { KeptPart } from '#plugins/signal/counting/kept_report'
import { MapReference } from '#plugins/signal/runs/map_reference'
import { ReadAtCut } from '#plugins/signal/runs/read_at_cut'

export default class SignalVerify extends BaseCommand {
  static commandName = 'signal:verify'
  static description = 'Computes a signal run again and says whether the result is the same'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Id of the run' })
  declare run_id: string

  @flags.string({ description: 'Code of the project', required: true })
  declare project: string

  @flags.number({ description: 'Environment: 0 test, 1 formal', default: 0 })
  declare environment: number

  @flags.boolean({ description: 'Counts again from the revisions of the cases at the cut' })
  declare fromCases: boolean

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  async run() {
    await asProject(this.project, this.environment === 1 ? 1 : 0, () => this.#verify())
    await (await this.app.container.make(MedicalDictionary)).close()
  }

  async #verify(): Promise<void> {
    const runs = await this.app.container.make(Runs)
    const run = await runs.get(this.run_id)
    const kept = await runs.parts(run.id)
    const parts = this.fromCases ? await this.#count(run, kept.length) : kept
    const { reference } = run.inputs
    const others = reference
      ? await (await this.app.container.make(References)).content(reference)
      : undefined
    const digest = sha256(resultBytes(computeResult(run.settings, run.inputs, parts, others)))
    const same = digest === run.digest
    if (!same) this.exitCode = 1
    if (this.json) this.logger.log(JSON.stringify({ run: run.id, same, kept: run.digest, digest }))
    else if (same) this.logger.log(`The result is the same: ${digest}`)
    else this.logger.error(`The result is ${digest}; ${run.digest ?? 'none'} was kept`)
  }

  async #count(run: RunRow, kept: number): Promise<KeptPart[]> {
    const count = kept - (run.inputs.reference ? 1 : 0)
    const reading = await this.app.container.make(ReadAtCut)
    const actor = { ...currentActor(), permissions: new Set(['CASE_SIGNAL', 'CASE_DATA']) }
    const parts: KeptPart[] = []
    for (let part = 1; part <= count; part++)
      parts.push(await actAs(actor, () => reading.part(run, part)))
    if (run.inputs.reference) {
      const mapping = await this.app.container.make(MapReference)
      parts.push(await actAs(actor, () => mapping.handle(run, parts)))
    }
    return parts
  }
}
