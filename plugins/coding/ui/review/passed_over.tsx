import { Link } from '#resources/app/navigation/link'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { usePermission } from '#resources/app/shared_props'
import { Card } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'

const Strip = styled(Card)({
  marginTop: 12,
  padding: '8px 14px',
  borderColor: colour.amberLine,
  background: colour.amberSoft,
})

interface PassedOverProps {
  /** The version that the project has chosen. */
  chosen: string
  /** The one that stands in for it. */
  instead: string | null
}

/** Says that the version of the project is in use no longer, and leads to where it is chosen. */
export function PassedOver({ chosen, instead }: PassedOverProps) {
  const { t } = useTranslation()
  const mayChoose = usePermission('CODING_CONF')
  return (
    <Strip role="status">
      {instead
        ? t('coding:review.passed_over', { chosen, instead })
        : t('coding:review.passed_over_none', { chosen })}{' '}
      {mayChoose && <Link href="/system/coding">{t('coding:review.choose_version')}</Link>}
    </Strip>
  )
}
