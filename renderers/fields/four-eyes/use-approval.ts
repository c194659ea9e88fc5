import type { Field } from '@formily/core'
import { useField } from '@formily/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FieldProps } from '#runtime'
import { canonicalText } from './canonical-text.ts'
import type { FourEyesFieldProps } from './schema.ts'

/**
 * An approval that was given in this window: the name of the second user, and the content that this user
 * approved.
 */
export interface KnownApproval {
  signerName: string
  content: string
}

const keyOf = (signature: string | undefined) => ['signature', signature ?? '']

/**
 * State of an approval, which is valid only for certain values of the form. When these values change, the
 * approval is removed, because the server would reject it. The name of the second user is stored outside the
 * form, so that a reopened tab can show the name.
 */
export function useApproval({
  value,
  onChange,
  content: signed,
}: Pick<FieldProps<FourEyesFieldProps, string>, 'value' | 'onChange' | 'content'>) {
  const queries = useQueryClient()
  const { data } = useQuery<KnownApproval | null>({
    queryKey: keyOf(value),
    queryFn: () => null,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const content = canonicalText(signed)
  const [wasCleared, setCleared] = useState(false)
  const isOutdated = value !== undefined && data !== undefined && data !== null && data.content !== content
  const field = useField<Field | undefined>()
  const latest = useRef(onChange)
  // A disabled field ignores `onChange`, but an approval of other values must be removed even then.
  latest.current = field ? field.setValue : onChange
  useEffect(() => {
    if (!isOutdated) return
    setCleared(true)
    latest.current(undefined)
  }, [isOutdated])
  return {
    signerName: data?.signerName,
    /** True if the approval was removed because the approved values have changed. */
    wasCleared: wasCleared && value === undefined,
    put: (signature: string, signerName: string) => {
      queries.setQueryData<KnownApproval>(keyOf(signature), { signerName, content })
      setCleared(false)
      onChange(signature)
    },
    remove: () => onChange(undefined),
  }
}
