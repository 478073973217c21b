import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import {
  type CriterionLetter,
  criterionLetters,
  type Proof,
} from '#plugins/literature/contract/review'
import { Btn } from '#resources/kit/btn'
import { KeyHint } from '#resources/kit/key_hint'
import { Grow, Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { PaneHead } from './desk_parts'

const Line = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': '24px minmax(0, 1fr) auto',
  'gap': '3px 8px',
  'alignItems': 'center',
  'padding': '9px 14px',
  'borderBottom': `1px solid ${colour.lineSoft}`,
  '& q, & .sub': { gridColumn: '2 / -1', fontSize: 12.5, color: colour.ink2, lineHeight: 1.5 },
  '& .ok': { color: colour.green, fontSize: 12 },
  '& .missing': { color: colour.amber, fontSize: 12 },
})

interface CriteriaProps {
  proofs: readonly Proof[]
  patient: number
  patients: number
  onPatient: (patient: number) => void
  onRemove: (letter: CriterionLetter) => void
}

/** The four criteria of a patient of the article, each with the sentence that proves it. */
export function Criteria({ proofs, patient, patients, onPatient, onRemove }: CriteriaProps) {
  const { t } = useTranslation()
  const own = (letter: CriterionLetter) =>
    proofs.find((each) => each.criterion === letter && (each.patient === patient || letter === 'W'))
  const missing = criterionLetters.filter((letter) => !own(letter)).length
  return (
    <section aria-label={t('literature:criteria.name')}>
      <PaneHead>
        {t('literature:criteria.name')}
        {missing > 0 && (
          <Tag tone="amber">{t('literature:criteria.missing', { count: missing })}</Tag>
        )}
        <Grow />
        {Array.from({ length: patients }, (_, at) => at + 1).map((number) => (
          <Btn
            key={number}
            size="small"
            kind={number === patient ? 'primary' : 'ghost'}
            aria-label={t('literature:criteria.patient', { number })}
            sx={{ minWidth: 28, px: 0 }}
            onClick={() => onPatient(number)}
          >
            {number}
          </Btn>
        ))}
        <Btn
          size="small"
          kind="ghost"
          icon="plus"
          aria-label={t('literature:criteria.add_patient')}
          sx={{ minWidth: 28, px: 0 }}
          onClick={() => onPatient(patients + 1)}
        />
      </PaneHead>
      {criterionLetters.map((letter) => {
        const proof = own(letter)
        return (
          <Line key={letter}>
            <KeyHint>{letter}</KeyHint>
            <b>{t(`literature:criteria.${letter}`)}</b>
            {proof ? (
              <Btn size="small" kind="ghost" onClick={() => onRemove(letter)}>
                {t('literature:criteria.remove')}
              </Btn>
            ) : (
              <span className="missing">{t('literature:criteria.no_proof')}</span>
            )}
            {proof ? (
              <q>{proof.text}</q>
            ) : (
              <Quiet className="sub">{t('literature:criteria.how', { letter })}</Quiet>
            )}
          </Line>
        )
      })}
    </section>
  )
}
