export interface CourseFacts {
  readonly 'atz.figure': { readonly unit: string };
}
