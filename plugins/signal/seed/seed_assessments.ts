import { inject } from '@adonisjs/core'

import { AssessSignal } from '#plugins/signal/assessing/assess_signal'
import type { Question, QuestionAnswer, SignalStatus } from '#plugins/signal/contract/signal'
import type { ListedPair } from '#plugins/signal/contract/run'
import { SignalRows } from '#plugins/signal/records/signal_rows'
import { RunPairs } from '#plugins/signal/showing/run_pairs'
import { planted } from '#tests/invented/surveillance/report_groups'

interface Assessment {
  readonly pair: { readonly drug: string; readonly event: string }
  readonly status: SignalStatus
  readonly reason: string
  readonly answers: Readonly<Partial<Record<Question, QuestionAnswer>>>
}

/** What was decided after the first run. */
const first: readonly Assessment[] = [
  {
    ...{ pair: planted.strong, status: 1, answers: { time: 'yes', dechallenge: 'partly' } },
    reason: '时间关系合理，继续评价 Plausible in time; goes on',
  },
  {
    ...{ pair: planted.masked, status: 2, answers: { time: 'yes', alternatives: 'missing' } },
    reason: '缺少合并用药资料 Data on other drugs are missing',
  },
  {
    ...{ pair: planted.false, status: 3, answers: { alternatives: 'yes', mechanism: 'no' } },
    reason: '由年龄解释：高龄患者中本来常见 Explained by age: it is common in the old',
  },
  {
    ...{ pair: planted.listed, status: 4, answers: { listed: 'yes', time: 'yes' } },
    reason: '说明书已载明，持续监测 Listed; watched on',
  },
]

/** What came up with the second run, and waits. */
const second: readonly Assessment[] = [
  { pair: planted.growing, status: 0, reason: '', answers: {} },
]

/** Makes signals of planted pairs, and says of each where it stands. */
@inject()
export class SeedAssessments {
  constructor(
    private pairs: RunPairs,
    private assessing: AssessSignal,
    private signals: SignalRows
  ) {}

  async afterFirst(runId: string): Promise<void> {
    for (const each of first) await this.#bring(runId, each)
  }

  async afterSecond(runId: string): Promise<void> {
    for (const each of second) await this.#bring(runId, each)
  }

  async #bring(runId: string, { pair, status, reason, answers }: Assessment): Promise<void> {
    const found = (await this.pairs.listed({ runId, level: 'pt' })).find((each) =>
      isPair(each, pair)
    )
    if (!found) return
    const { drug, drugName, term, termName } = found
    const terms = [{ key: term, words: termName }]
    const id = await this.assessing.make({ key: drug, words: drugName }, terms, runId)
    let { revision } = await this.signals.get(id)
    for (const [question, answer] of Object.entries(answers)) {
      const deed = { kind: 'answer', question: question as Question, answer, text: '' } as const
      await this.assessing.act(id, revision++, deed)
    }
    if (status !== 0) await this.assessing.act(id, revision, { kind: 'status', to: status, reason })
  }
}

/** A product of the dictionary is called by its name and its form. */
export const isPair = (
  { drugName, termName }: Pick<ListedPair, 'drugName' | 'termName'>,
  { drug, event }: Assessment['pair']
): boolean => drugName.en.split(' ')[0] === drug && termName.en === event
