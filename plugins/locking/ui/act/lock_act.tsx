import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { useNavigation } from '#resources/app/navigation/navigation'
import { usePermission } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { Tag } from '#resources/kit/tag'
import { AskDialog } from './ask_dialog'

interface LockActProps {
  case: CaseHead
  /** It is said beside already that the case is locked. */
  isSaid?: boolean
}

/** Says of a locked case that it is, and asks that somebody unlocks it; where one was asked, leads there. */
export function LockAct({ case: head, isSaid = false }: LockActProps) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const mayAsk = usePermission('CASE_EDIT')
  const [isAsking, setAsking] = useState(false)
  // Only a case that has ended may be locked.
  const hasEnded = head.node?.kind === 'ended'
  const { data, reload } = useAnswer(
    'GET /unlock/case/{caseId}',
    hasEnded ? { path: { caseId: head.id } } : null
  )
  if (!data?.lock) return null
  const { lock, waiting } = data
  return (
    <>
      {!isSaid && (
        <Tag tone="grey" title={t('locking:locked_at', { node: say(lock.node.name) })}>
          {t('locking:locked')}
        </Tag>
      )}
      {waiting && (
        <Btn kind="ghost" title={waiting.reason} onClick={() => go('/user_home/unlock_list')}>
          {t('locking:waits')}
        </Btn>
      )}
      {!waiting && mayAsk && <Btn onClick={() => setAsking(true)}>{t('locking:ask.act')}</Btn>}
      {isAsking && (
        <AskDialog
          head={head}
          onDone={() => {
            setAsking(false)
            reload()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
