import { CreateBase } from 'react-admin'
import { ResourceForm, type ResourceFormProps } from './resource_form'
import { useSaved } from './use_saved'

type ResourceCreateProps = Omit<ResourceFormProps, 'refusal' | 'isSaved' | 'fixed' | 'mark'>

/** A new row of a resource. */
export function ResourceCreate(props: ResourceCreateProps) {
  const { refusal, isSaved, mutationOptions } = useSaved()
  return (
    <CreateBase mutationOptions={mutationOptions}>
      <ResourceForm {...props} refusal={refusal} isSaved={isSaved} />
    </CreateBase>
  )
}
