import Form, { type FormProps, type FormState } from '@rjsf/core';
import type { ErrorSchema, ValidatorType } from '@rjsf/utils';
import { isGroup, type FormData, type FormPath, type FormValue } from '../tree';
import { writeAt } from '../fields/shared/path';

export interface FastFormProps extends FormProps<FormValue> {
  /** Called with every edit, before anything is rendered. */
  readonly onEdit?: (path: FormPath, value: FormValue) => void;
}

/**
 * RJSF requires a validator. Our form validates independently of typing and shows its own problems, and the rendered schemas have no
 * conditions to evaluate: nothing is ever compiled here.
 */
export const noValidator: ValidatorType<FormValue> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

/**
 * RJSF's form with one step replaced: an edit is a plain write at its path. The original step clones all data and recomputes defaults
 * and conditions on every keystroke; our schemas have neither, so both give the same data (tests/unit/form/contract.test.tsx).
 */
export class FastForm extends Form<FormValue> {
  declare props: Readonly<FastFormProps>;

  /** The data after the last edit, which React may not have rendered yet. */
  private latest: FormValue;

  constructor(props: FastFormProps) {
    super(props);
    this.latest = this.state.formData;
  }

  override onChange = (value: FormValue, path: FormPath): void => {
    if (this.props.onEdit) this.props.onEdit(path, value);
    else this.show(writeAt(isGroup(this.latest) ? this.latest : {}, path, value), this.state.errorSchema);
  };

  /** Shows data and errors from outside. Does not re-render if both are the same objects as before. */
  show(formData: FormData, errorSchema: ErrorSchema<FormValue>): void {
    this.latest = formData;
    if (formData === this.state.formData && errorSchema === this.state.errorSchema) return;
    this.setState({ formData, errorSchema });
  }

  /** The data is complete, so no defaults are computed. */
  override getStateFromProps(
    props: FastFormProps,
    formData?: FormValue,
    ...[retrievedSchema, isSchemaChanged]: [FastFormProps['schema']?, boolean?]
  ): FormState<FormValue> {
    // RJSF's constructor calls this before there is a state.
    const current = this.state as FormState<FormValue> | undefined;
    const state = super.getStateFromProps(props, {}, retrievedSchema, isSchemaChanged);
    return {
      ...state,
      formData: current ? this.latest : formData,
      errorSchema: current?.errorSchema ?? {},
    };
  }
}
