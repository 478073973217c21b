import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { Icon } from '#resources/kit/icons'
import { Link } from '../navigation/link'

/** The way from a project to the others. */
export function BackToProjects({ href }: { href: string }) {
  const { t } = useTranslation()
  const label = t('shell.to_projects')
  return (
    <IconButton component={Link} href={href} size="small" title={label} aria-label={label}>
      <Icon name="arrowLeft" size={16} />
    </IconButton>
  )
}
