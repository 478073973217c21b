import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import type { NumberAnswers, NumberIssue } from './use_create_case'

interface NumberQuestionProps {
  issue: NumberIssue
  onAnswer: (answers: NumberAnswers) => void
  onCancel: () => void
}

/** Asks what to do with a number that follows another numbering, or that a case has already. */
export function NumberQuestion({ issue, onAnswer, onCancel }: NumberQuestionProps) {
  const { t } = useTranslation()
  const { reason, sentence, answers } = issue
  const answer = (more: NumberAnswers) => () => onAnswer({ ...answers, ...more })
  return (
    <Dialog open onClose={onCancel} maxWidth="xs" fullWidth>
      <DialogTitle>{t(`cases:create.number_question.${reason}`)}</DialogTitle>
      <DialogContent>{sentence}</DialogContent>
      <DialogActions>
        <Btn kind="ghost" onClick={onCancel}>
          {t('act.cancel')}
        </Btn>
        {reason === 'otherNumbering' ? (
          <Btn kind="primary" autoFocus onClick={answer({ otherNumbering: true })}>
            {t('cases:create.save_anyway')}
          </Btn>
        ) : (
          <>
            <Btn onClick={answer({ whenTaken: 'repeat' })}>{t('cases:create.save_repeat')}</Btn>
            <Btn kind="primary" autoFocus onClick={answer({ whenTaken: 'next' })}>
              {t('cases:create.save_next')}
            </Btn>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}
