import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseFilterSlot } from '#plugins/cases/contract/slots'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Chip } from '#resources/kit/chip'
import { nameOf } from '../term_names'
import { type AskedTerm, readTerm, writeTerm } from './asked_term'
import { FilterByTerm } from './filter_by_term'

const Name = styled('span')({
  display: 'inline-block',
  maxWidth: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
})

/** A condition on the coding of cases: a term of MedDRA with all that is below it. */
export function TermFilter({ filters, onChange }: CaseFilterSlot) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const asked = readTerm(filters.term)
  const label = t('coding:filter.label')
  return (
    <>
      <Tooltip title={t('coding:filter.help')} enterDelay={500} disableInteractive>
        <span>
          <Chip
            label={label}
            value={asked ? <AskedTermWords asked={asked} /> : filters.term}
            onOpen={() => setOpen(true)}
            onClear={() => onChange({ term: undefined })}
            clearLabel={`${t('act.clear')}: ${label}`}
          />
        </span>
      </Tooltip>
      {open && (
        <FilterByTerm
          asked={asked}
          onTake={(term) => onChange({ term: writeTerm(term) })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The level of the term, its name as soon as it is there, and how it is asked. */
function AskedTermWords({ asked }: { asked: AskedTerm }) {
  const { t } = useTranslation()
  const { version, level, code, scope, places } = asked
  const { data } = useAnswer('GET /coding/terms/{level}/{code}', {
    path: { level, code },
    query: { version },
  })
  const how = [
    ...(level === 'smq' ? [t(`coding:filter.${scope}`)] : []),
    ...(places === 'any' ? [t('coding:filter.any_short')] : []),
  ]
  return (
    <>
      <Name>{`${level.toUpperCase()} ${data ? nameOf(data) : code}`}</Name>
      {how.map((each) => ` · ${each}`).join('')}
    </>
  )
}
