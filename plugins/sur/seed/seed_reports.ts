import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import type { DemonstratedCompany, Demonstration, Seed } from '#kernel/seed/seed'
import { actAs } from '#kernel/tenancy/actor'
import { findProject } from '#kernel/tenancy/find_project'

import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import { proseOf } from '#plugins/sur/contract/prose'
import { FreezeReport } from '#plugins/sur/freezing/freeze_report'
import { findSetup } from '#plugins/sur/records/setups'
import { KeepEntries } from '#plugins/sur/registers/keep_entries'
import { MoveReport } from '#plugins/sur/reports/move_report'
import { OpenReport } from '#plugins/sur/reports/open_report'
import { ReadReports } from '#plugins/sur/reports/read_reports'
import { SaveSetup } from '#plugins/sur/setup/save_setup'
import { WriteSection } from '#plugins/sur/writing/write_section'
import { demoRoles } from '#tests/invented/companies'
import { demoPeriodic, demoProse } from '#tests/invented/periodic'
import { demoRegisters } from '#tests/invented/periodic_registers'

type Fate = 'finished' | 'confirm' | 'writing'

/** Brings periodic reports: of each kind in one project of the first company, in both environments. */
@inject()
export default class SeedReports implements Seed {
  constructor(
    private database: Database,
    private setups: SaveSetup,
    private opening: OpenReport,
    private reports: ReadReports,
    private sections: WriteSection,
    private moves: MoveReport,
    private freezing: FreezeReport,
    private entries: KeepEntries
  ) {}

  /** Where a kind is set up already it is left as people have it. */
  async handle({ companies }: Demonstration): Promise<void> {
    const [company] = companies
    if (!company) return
    for (const kind of ['DSUR', 'PSUR'] as const) {
      const projectId = await firstOfType(company, demoPeriodic[kind].projectType)
      if (!projectId) continue
      for (const environment of [0, 1] as const) {
        const scope = { companyId: company.id, projectId, environment }
        const by = <Result>(role: string, work: () => Promise<Result>): Promise<Result> => {
          const { id: userId, name } = company.people[role]!
          const actor = { userId, name, permissions: new Set([kind]), scope }
          return actAs(actor, work)
        }
        await this.#bring(kind, company, by)
      }
    }
  }

  async #bring(kind: ReportKind, { people }: DemonstratedCompany, by: By): Promise<void> {
    const { manager, medical, review } = demoRoles
    const { setup, reports } = demoPeriodic[kind]
    const isThere = await by(manager, () => this.database.read((trx) => findSetup(trx, kind)))
    if (isThere) return
    const roles = {
      leadId: people[manager]!.id,
      writerIds: [people[medical]!.id],
      auditorIds: [people[review]!.id],
    }
    await by(manager, () => this.setups.handle(kind, 0, { ...setup, ...roles }))
    await by(manager, () => this.#register(kind))
    for (const { ordinal, fate } of reports) {
      const { rbId } = await by(manager, () => this.opening.handle(kind, ordinal, undefined))
      await by(medical, () => this.#write(rbId, kind, fate))
      if (fate === 'writing') {
        const comment = '请说明肝酶升高病例与上期相比的变化，并引用 18.1。'
        const remark = { sectionKey: '18', answersSeq: null, passage: null, comment }
        await by(review, () => this.sections.comment(rbId, remark))
        continue
      }
      await by(manager, () => this.freezing.freeze(rbId, undefined))
      await by(medical, () => this.freezing.read(rbId))
      await by(manager, () => this.moves.move(rbId, 'confirm', undefined))
      if (fate === 'confirm') continue
      await by(review, () => this.moves.confirm(rbId))
      await by(manager, () => this.moves.move(rbId, 'finished', undefined))
    }
  }

  /** Rows of registers, those that changed since among them. */
  async #register(kind: ReportKind): Promise<void> {
    for (const { register, then, ...first } of demoRegisters[kind]) {
      const { entryId } = await this.entries.add(register, first)
      if (!then) continue
      const { reason, ...wish } = then
      await this.entries.change(entryId, 1, wish, reason)
    }
  }

  /** A finished report has all its sections; one that is written has some. */
  async #write(rbId: string, kind: ReportKind, fate: Fate): Promise<void> {
    const { sections } = await this.reports.show(rbId)
    const texts = demoProse[kind]
    const some = fate === 'writing' ? sections.slice(0, SOME) : sections
    for (const { key, revision } of some) {
      const text = texts[key]
      const wish = text
        ? ({ prose: proseOf(text), state: 'done' } as const)
        : ({ state: 'nothing' } as const)
      await this.sections.write(rbId, key, { revision, ...wish })
    }
  }
}

type By = <Result>(role: string, work: () => Promise<Result>) => Promise<Result>

/** So many sections of the report at hand are written. */
const SOME = 9

async function firstOfType(
  { projects }: DemonstratedCompany,
  type: 1 | 2
): Promise<string | undefined> {
  for (const id of Object.values(projects)) {
    if ((await findProject(id))?.type === type) return id
  }
  return undefined
}
