/**
 * The names of a pattern's arguments (ICU message format): `{count, plural, one {# item} other {# items of {name}}}` has
 * `count` and `name`. Braces are read in pairs; a quoted brace (`'{'`) is not supported, since no text of the console has one.
 */
export type Placeholder<Pattern extends string> = InMessage<Pattern, []>;

/** Where the reader stands: which braces are open around it. */
type Open = readonly ('clause' | 'argument')[];

/** In running text: the next brace opens an argument, or closes the clause that the text is. */
type InMessage<Rest extends string, Around extends Open> = Rest extends `${infer Text}{${infer After}`
  ? Text extends `${string}}${string}`
    ? Closes<Rest, Around>
    : InArgument<After, Around>
  : Closes<Rest, Around>;

/** A closing brace ends the innermost clause or argument. */
type Closes<Rest extends string, Around extends Open> = Rest extends `${string}}${infer After}`
  ? Around extends readonly ['clause', ...infer Outer extends Open]
    ? InClauses<After, Outer>
    : Around extends readonly ['argument', ...infer Outer extends Open]
      ? InMessage<After, Outer>
      : never
  : never;

/** After an opening brace: the argument's name, and its clauses if it has any. */
type InArgument<Rest extends string, Around extends Open> = Rest extends `${infer Inside}}${infer After}`
  ? Inside extends `${infer Name},${string}`
    ? Name | (Rest extends `${string},${infer Clauses}` ? InClauses<Clauses, ['argument', ...Around]> : never)
    : Inside | InMessage<After, Around>
  : never;

/** Between the clauses of an argument: the next brace opens a clause, or ends the argument. */
type InClauses<Rest extends string, Around extends Open> = Rest extends `${infer Selector}{${infer After}`
  ? Selector extends `${string}}${string}`
    ? Closes<Rest, Around>
    : InMessage<After, ['clause', ...Around]>
  : Closes<Rest, Around>;
