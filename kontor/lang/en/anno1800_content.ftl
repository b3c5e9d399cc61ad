# Anno 1800: mistakes in figures.

anno1800-content-taken = { $path }: “{ $name }” already means something else in the game; choose another name.
anno1800-content-flag = { $path }: only true or false can stand here.
anno1800-content-empty = { $path }: nothing stands here; at least one entry is needed.
anno1800-content-alone = { $path }: “{ $name }” must stand alone; take out what stands beside it.
anno1800-content-together = { $path }: one effect can have only one of these: { $names }; take out the others.
anno1800-content-one-of = { $path }: exactly one of these is needed here: { $names }.
anno1800-content-missing = { $path }: these are still missing here: { $names }.
anno1800-content-full = { $path }: this is one too many; no more than { $high } are possible.
anno1800-content-length = { $path }: from { $low } to { $high } entries are possible here.
anno1800-content-seats = { $path }: { $wanted } entries are needed, one for each seat.

anno1800-content-cost = { $path }: “{ $name }” is no good, cube or token of the game; check the spelling, or add an industry that makes it.
anno1800-content-good = { $path }: there is no good “{ $name }”; check the spelling, or add an industry that makes it.
anno1800-content-industry = { $path }: there is no industry “{ $name }”; check the spelling, or add it as an [[industry]].
anno1800-content-objective = { $path }: there is no objective “{ $name }”; check the spelling, or add it as an [[objective]].
anno1800-content-far-good = { $path }: “{ $name }” is a good of the New World and comes from its islands alone; choose another good here.
anno1800-content-unmade = { $path }: nothing in the game brings “{ $name }”; add something that does, or ask for something else here.
anno1800-content-never = { $path }: this cost can never be paid, because the industries that make its goods wait for one another; ask for another good.
anno1800-content-endless = { $path }: this could be used for ever; write true, or ask for a token and bring no extra action.
anno1800-content-exchange = { $path }: only one objective can turn exploration tokens into trade tokens; leave the other one out.
anno1800-content-cells = { $path }: { $printed } are printed here, and the home island has only { $cells } cells for them; take some out.
anno1800-content-deck-small = { $path }: the deck { $deck } is too small for four hands (it has: { $cards }, they take: { $wanted }); leave out fewer cards, or deal fewer.
anno1800-content-objectives = { $path }: there are too few objectives (left in the game: { $objectives }, wanted: { $wanted }); leave out fewer, or ask for fewer.
