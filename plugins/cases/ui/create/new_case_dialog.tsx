import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '#resources/app/use_today'
import { FormsProvider } from '#resources/forms/catalogue/forms_context'
import { focusFirst } from '#resources/forms/editor/focus'
import { PanelForm } from '#resources/forms/panel/panel_form'
import type { PanelValues } from '#resources/forms/panel/panel_context'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { TextBox } from '#resources/kit/text_box'
import { NumberQuestion } from './number_question'
import { useCreateCase } from './use_create_case'

/** The boxes begin where the title does. */
const Flush = styled('div')({ margin: '0 -14px' })
const FIELDS = ['C.1.3', 'C.1.4', 'C.2.r.3'].map((element) => ({ element, span: 12 }))
const TOP: readonly [] = []
/** Signs of a case number. */
const MOST_SIGNS = 60
const beginIn = (place: Element | null) => void focusFirst(place)

interface NewCaseDialogProps {
  catalogueHash: string
  onClose: () => void
}

/** Asks for the least that a case begins with, and opens the case that was made. */
export function NewCaseDialog({ catalogueHash, onClose }: NewCaseDialogProps) {
  const { t } = useTranslation()
  const today = useToday()
  const [values, setValues] = useState<PanelValues>({})
  const [caseNo, setCaseNo] = useState('')
  const { busy, create, issue, forgetIssue } = useCreateCase()
  const enough = Boolean(values.C_1_3 && values.C_1_4)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (enough && !busy) void create(values, caseNo.trim())
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle>{t('cases:create.title')}</DialogTitle>
        <DialogContent>
          <Quiet>{t('cases:create.text')}</Quiet>
          <FormsProvider hash={catalogueHash} waiting={<Skeleton height={190} aria-busy />}>
            <Flush ref={beginIn}>
              <PanelForm
                fields={FIELDS}
                steps={TOP}
                values={values}
                readOnly={false}
                today={today}
                onValues={setValues}
              />
            </Flush>
            <TextBox
              label={t('cases:create.number')}
              hint={t('cases:create.number_next')}
              most={MOST_SIGNS}
              value={caseNo}
              error={issue?.reason === 'format' ? issue.sentence : null}
              onValue={(said) => {
                setCaseNo(said)
                forgetIssue()
              }}
            />
          </FormsProvider>
        </DialogContent>
        <DialogActions>
          <Btn kind="ghost" onClick={onClose}>
            {t('act.cancel')}
          </Btn>
          <Btn
            kind="primary"
            type="submit"
            disabled={!enough || busy}
            title={enough ? undefined : t('cases:create.needed')}
          >
            {t('cases:create.act')}
          </Btn>
        </DialogActions>
      </form>
      {issue && issue.reason !== 'format' && (
        <NumberQuestion
          issue={issue}
          onCancel={forgetIssue}
          onAnswer={(answers) => void create(values, caseNo.trim(), answers)}
        />
      )}
    </Dialog>
  )
}
