import { inject } from '@adonisjs/core'

import { type Demonstration, inEachEnvironment, type Seed } from '#kernel/seed/seed'
import { type Actor, actAs, currentActor, currentScope } from '#kernel/tenancy/actor'

import { CaseReading } from '#plugins/cases/contract/reading'
import AskQuery from '#plugins/queries/asking/ask_query'
import { SeenQueries } from '#plugins/queries/reading/seen_queries'
import AnswerQuery from '#plugins/queries/thread/answer_query'
import { demoRoles } from '#tests/invented/companies'
import { demoQueries } from '#tests/invented/queries'

const permissions = new Set(['CASE_DATA', 'CASE_QUERY'])
const once = { key: undefined }

/** Brings queries of the medical reviewer to whoever enters cases, one in each status and language. */
@inject()
export default class SeedQueries implements Seed {
  constructor(
    private cases: CaseReading,
    private asking: AskQuery,
    private answering: AnswerQuery,
    private seen: SeenQueries
  ) {}

  /** Where there is a query already, or no case, it is left as people have it. */
  async handle(demonstration: Demonstration): Promise<void> {
    await inEachEnvironment(demonstration, demoRoles.medical, async () => {
      const { people } = demonstration.companies.find(({ id }) => id === currentScope().companyId)!
      const { id: userId, name } = people[demoRoles.entry]!
      const asker = { ...currentActor(), permissions }
      await actAs(asker, () => this.#bring({ ...asker, userId, name }))
    })
  }

  async #bring(receiver: Actor): Promise<void> {
    if ((await this.seen.list({}, { from: 0, count: 1 })).total > 0) return
    const { rows } = await this.cases.query({ sort: 'caseNo', order: 'asc', pageSize: 20 })
    const wishes = [...demoQueries.zh, ...demoQueries.en]
    for (const [n, wish] of wishes.entries()) {
      const at = rows[n]
      if (at) await this.#ask(String(at.id), wish, receiver)
    }
  }

  async #ask(caseId: string, wish: (typeof demoQueries)['en'][number], receiver: Actor) {
    const { page = null, path = null, content, reply, closing, isDraft } = wish
    const asked = { page, path, content, receiverId: receiver.userId!, send: !isDraft }
    const { id: queryId } = await this.asking.ask({ ...once, caseId, ...asked })
    const say = async (said: string) => {
      const { revision } = await this.seen.get(queryId)
      return { ...once, queryId, revision, content: said }
    }
    if (reply) {
      await actAs(receiver, async () => this.answering.reply(await say(reply)))
    }
    if (closing) await this.answering.close(await say(closing))
  }
}
