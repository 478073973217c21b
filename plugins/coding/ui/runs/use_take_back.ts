import { useTranslation } from 'react-i18next'
import type { CodingRun } from './run'
import { call } from '#resources/app/calls/call'
import { useConfirm } from '#resources/kit/confirm'
import type { useRun } from './use_run'

const TAKE_BACK = 'POST /coding/runs/{codingRunId}/take_back'

/** Takes back what a run gave, when whoever wants it says so twice. */
export function useTakeBack({ start }: Pick<ReturnType<typeof useRun>, 'start'>) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  return async ({ id, counts }: CodingRun): Promise<void> => {
    const question = {
      title: t('coding:runs.take_back_question', { count: counts.coded }),
      text: t('coding:runs.take_back_text'),
      act: t('coding:runs.take_back'),
    }
    if (await confirm(question)) await start(() => call(TAKE_BACK, { path: { codingRunId: id } }))
  }
}
