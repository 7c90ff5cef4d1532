import Form, { type FormProps, type FormState } from '@rjsf/core';
import type { ErrorSchema, ValidatorType } from '@rjsf/utils';
import { isGroup, type FormData, type FormPath, type FormValue } from '../tree';
import { writeAt } from '../fields/shared/path';

/** RJSF's form, and what is called with every edit before anything is rendered. */
export interface FastFormProps extends FormProps<FormValue> {
  readonly onEdit?: (path: FormPath, value: FormValue) => void;
}

/**
 * RJSF asks for a validator. Ours validates apart from typing and shows its own problems, and the schemas that are rendered
 * hold no condition that would have to be tried: nothing is compiled here, ever.
 */
export const noValidator: ValidatorType<FormValue> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

/**
 * RJSF's form with one step replaced: an edit is a plain write at its path. The stock step clones the whole data and works out
 * its defaults and conditions again on every key; our schemas have neither, so both give the same data
 * (tests/unit/form/contract.test.tsx). Rests on `processPendingChange` of @rjsf/core 6.10.1.
 */
export class FastForm extends Form<FormValue> {
  declare props: Readonly<FastFormProps>;

  /** The data after the last edit, which React may not have rendered yet. */
  private latest: FormValue;

  constructor(props: FastFormProps) {
    super(props);
    this.latest = this.state.formData;
  }

  override processPendingChange(): void {
    for (const { path, newValue } of this.pendingChanges.splice(0)) {
      if (this.props.onEdit) this.props.onEdit(path, newValue);
      else this.show(writeAt(isGroup(this.latest) ? this.latest : {}, path, newValue), this.state.errorSchema);
    }
  }

  /** Shows data and errors that come from elsewhere. What is the same object as before is not rendered again. */
  show(formData: FormData, errorSchema: ErrorSchema<FormValue>): void {
    this.latest = formData;
    if (formData === this.state.formData && errorSchema === this.state.errorSchema) return;
    this.setState({ formData, errorSchema });
  }

  /** The data is complete: no defaults are worked out, on the way in or later. */
  override getStateFromProps(
    props: FastFormProps,
    formData?: FormValue,
    ...[retrievedSchema, isSchemaChanged]: [FastFormProps['schema']?, boolean?]
  ): FormState<FormValue> {
    // React has set no state yet when the constructor asks.
    const current = this.state as FormState<FormValue> | undefined;
    const state = super.getStateFromProps(props, {}, retrievedSchema, isSchemaChanged);
    return {
      ...state,
      formData: current ? this.latest : formData,
      errorSchema: current?.errorSchema ?? {},
    };
  }
}
