import { useTranslation } from 'react-i18next'
import { SetupEditor } from '../../setup/setup_editor'

/** The process that the company keeps for its projects. */
export default function Template() {
  const { t } = useTranslation()
  return <SetupEditor place="company" title={t('process:setup.template_title')} />
}
