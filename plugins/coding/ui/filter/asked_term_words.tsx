import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { nameOf } from '../term_names'
import type { AskedTerm } from './asked_term'

const Name = styled('span')({
  display: 'inline-block',
  maxWidth: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
})

/** The level of the term, its name as soon as it is there, and how it is asked. */
export function AskedTermWords({ asked }: { asked: AskedTerm }) {
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
