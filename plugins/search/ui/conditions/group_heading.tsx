import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 8px',
  minHeight: 28,
  fontSize: 12,
})

interface GroupHeadingProps {
  group: string
  depth: number
  /** Conditions below it. */
  count: number
  isAnyRow: boolean
  onAnyRow: (isAnyRow: boolean) => void
}

/** Whose conditions stand below, and whether one and the same row meets all of them. */
export function GroupHeading({ group, depth, count, isAnyRow, onAnyRow }: GroupHeadingProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  if (group === '') {
    return (
      <Root>
        <Tag>{t('search:group.case')}</Tag>
      </Root>
    )
  }
  const name = say(catalogue.labelOf(group))
  if (count < 2) {
    return (
      <Root>
        <Tag tone="teal">{t('search:group.one', { name })}</Tag>
      </Root>
    )
  }
  const same = t(depth > 1 ? 'search:group.same_inside' : 'search:group.same', { name })
  return (
    <Root>
      <Tag tone={isAnyRow ? 'amber' : 'teal'}>
        {isAnyRow ? t('search:group.any', { name }) : same}
      </Tag>
      <Quiet>{t(isAnyRow ? 'search:group.any_why' : 'search:group.same_why', { count })}</Quiet>
      <Btn kind="ghost" size="small" sx={{ ml: 'auto' }} onClick={() => onAnyRow(!isAnyRow)}>
        {t(isAnyRow ? 'search:group.to_same' : 'search:group.to_any')}
      </Btn>
    </Root>
  )
}
