import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { actAs, currentActor } from '#kernel/tenancy/actor'

import { MakeCases } from '#plugins/literature/cases/make_cases'
import type { Proof } from '#plugins/literature/contract/review'
import { listArticles, type ListedArticle } from '#plugins/literature/records/list_articles'
import { ScreenArticles } from '#plugins/literature/screening/screen_articles'

type People = Readonly<Record<string, { readonly id: string; readonly name: string }>>

/** Reasons by what the title says. */
const reasonOf = (title: string) =>
  /杂质|impurities/.test(title)
    ? 'no_safety'
    : /大鼠|rats/.test(title)
      ? 'animal_in_vitro'
      : 'no_patient'

const isReport = ({ title }: ListedArticle) => /致|case report/.test(title)

/** Decides invented articles as people would. */
@inject()
export class ScreenSamples {
  constructor(
    private database: Database,
    private screening: ScreenArticles,
    private cases: MakeCases
  ) {}

  /** Of one person: articles in every state, a third of them left to screen. */
  async byOne(productId: string): Promise<void> {
    const rows = await this.#waiting(productId)
    const reports = rows.filter(isReport)
    const others = rows.filter((row) => !isReport(row))
    for (const row of others.slice(0, 18)) {
      const isStudy = /危险因素|Risk factors/.test(row.title)
      if (isStudy) await this.screening.choose(row, 'safety')
      else await this.screening.choose(row, 'exclude', reasonOf(row.title))
    }
    for (const row of others.slice(0, 5)) await this.screening.close(row)
    await this.screening.sendBack(others[5]!, '摘要提到一例患者，请重新筛选。')
    for (const row of reports.slice(0, 2)) await this.screening.choose(row, 'undecided')
    for (const row of reports.slice(2, 14)) await this.screening.choose(row, 'include')
    for (const row of reports.slice(4, 6)) await this.screening.wantFullText(row)
    for (const row of reports.slice(6, 10)) {
      const bytes = Buffer.from(`${row.title}\n\n演示全文。`)
      await this.screening.bringFullText(row, { name: 'full-text.txt', bytes })
    }
    for (const row of reports.slice(8, 10)) await this.screening.judge(row, true)
    for (const row of reports.slice(10, 11))
      await this.screening.judge(row, false, '无可识别患者。')
    await this.#makeCases(reports.slice(11, 13))
    const [closed] = reports.slice(11, 12)
    await this.screening.close(closed!)
    await this.screening.note(reports[13]!, '请向作者索取患者年龄。')
  }

  /** Of two persons: some chosen by one, some agreed, some in conflict. */
  async byTwo(productId: string, people: People): Promise<void> {
    const rows = await this.#waiting(productId)
    const second = people.QUALITY!
    const as = (person: { id: string; name: string }, work: () => Promise<void>) =>
      actAs({ ...currentActor(), userId: person.id, name: person.name }, work)
    for (const row of rows.slice(0, 16)) {
      const [choice, reason] = isReport(row)
        ? (['include', undefined] as const)
        : (['exclude', reasonOf(row.title)] as const)
      await this.screening.choose(row, choice, reason)
    }
    for (const [at, row] of rows.slice(0, 12).entries()) {
      await as(second, async () => {
        if (at % 6 === 5) await this.screening.choose(row, 'undecided')
        else if (isReport(row)) await this.screening.choose(row, 'include')
        else await this.screening.choose(row, 'exclude', reasonOf(row.title))
      })
    }
    await this.screening.give(rows.slice(30, 35), second.id)
  }

  async #waiting(productId: string): Promise<ListedArticle[]> {
    const asked = { productId, status: 'to_screen' } as const
    const part = { from: 0, count: 500 }
    const { rows } = await this.database.read((trx) => listArticles(trx, asked, null, part))
    return rows
  }

  async #makeCases(rows: readonly ListedArticle[]): Promise<void> {
    for (const row of rows) {
      const proofs: Proof[] = [
        { patient: 1, criterion: 'P', text: '患者，女' },
        { patient: 1, criterion: 'W', text: '示范' },
      ]
      await this.screening.prove(row, proofs)
      const patient = { sex: '2', drug: row.productName, reactions: ['药物性肝损伤'] } as const
      await this.cases.make(row, {
        ...{ reportType: '1', dayZero: '2026-01-05', passesOn: false, patients: [patient] },
      })
    }
  }
}
