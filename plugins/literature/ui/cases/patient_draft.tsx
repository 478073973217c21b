import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { Grow } from '#resources/kit/panel'
import { TextBox } from '#resources/kit/text_box'
import { type Draft, MOST } from './drafts'

interface PatientDraftProps {
  number: number
  draft: Draft
  onDraft: (draft: Draft) => void
  /** Absent where it is the only one. */
  onRemove?: () => void
}

/** What is read of one patient: sex, age, drug, reactions. */
export function PatientDraft({ number, draft, onDraft, onRemove }: PatientDraftProps) {
  const { t } = useTranslation()
  const id = useId()
  const title = t('literature:criteria.patient', { number })
  return (
    <Stack component="fieldset" spacing={1} sx={{ border: 0, p: 0, m: 0, mb: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <b>{title}</b>
        <Grow />
        {onRemove && (
          <Btn size="small" kind="ghost" onClick={onRemove}>
            {t('literature:make.remove')}
          </Btn>
        )}
      </Stack>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-end' }}>
        <Choice
          tall
          label={t('literature:make.sex')}
          value={draft.sex}
          onChoose={(sex) => onDraft({ ...draft, sex: sex as Draft['sex'] })}
        >
          <option value="">{t('literature:make.sex_unknown')}</option>
          <option value="1">{t('literature:make.male')}</option>
          <option value="2">{t('literature:make.female')}</option>
        </Choice>
        <TextBox
          label={t('literature:make.age')}
          value={draft.age}
          error={
            draft.age === '' || /^\d{1,3}$/.test(draft.age) ? null : t('literature:make.no_age')
          }
          most={3}
          onValue={(age) => onDraft({ ...draft, age: age.trim() })}
        />
      </Stack>
      <TextBox
        label={t('literature:make.drug')}
        value={draft.drug}
        error={null}
        most={MOST}
        onValue={(drug) => onDraft({ ...draft, drug })}
      />
      <div>
        <label htmlFor={id} style={{ display: 'block', fontSize: 12, fontWeight: 550 }}>
          {t('literature:make.reactions')}
        </label>
        <OutlinedInput
          id={id}
          fullWidth
          multiline
          minRows={2}
          value={draft.reactions}
          onChange={(event) => onDraft({ ...draft, reactions: event.target.value })}
        />
      </div>
    </Stack>
  )
}
