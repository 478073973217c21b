import { router } from '@inertiajs/react'
import { useTranslation } from 'react-i18next'
import { usePermission } from '#resources/app/shared_props'
import { Slot } from '#resources/app/slot'
import { Btn } from '#resources/kit/btn'
import type { CaseHead } from './case_head'
import { EditShownPage } from './edit_shown_page'
import { PrintButton } from './print_button'

type Place = 'view' | 'edit' | 'history' | 'audit'

/** Ways from one screen of a case to the others, and what other plugins offer for a case. */
export function CaseActions({ head, here }: { head: CaseHead; here: Place }) {
  const { t } = useTranslation()
  const mayEdit = usePermission('CASE_EDIT')
  const mayAudit = usePermission('CASE_AUDIT')
  const go = (path: string) => () => router.visit(`/cases/${head.id}${path}`)
  return (
    <>
      {here !== 'view' && <Btn onClick={go('')}>{t('cases:act.view')}</Btn>}
      {here !== 'history' && <Btn onClick={go('/history')}>{t('cases:act.history')}</Btn>}
      {here !== 'audit' && mayAudit && <Btn onClick={go('/audit')}>{t('cases:act.audit')}</Btn>}
      {(here === 'view' || here === 'edit') && <PrintButton caseId={head.id} />}
      {here === 'view' && (
        <Slot name="cases.view.actions" give={{ caseId: head.id, caseNo: head.caseNo }} />
      )}
      {here === 'view' && mayEdit && <EditShownPage head={head} />}
    </>
  )
}
