# The page, Anno 1800: the common board and the islands.

page-1800-board-makes = { $cube } → { $good }
page-1800-board-stock =
    { $number ->
        [0] none left
        [one] 1 left
       *[other] { $number } left
    }
page-1800-board-costs = costs: { $cost }
page-1800-board-pile = { $number } { $name }
page-1800-board-price = Costs
page-1800-board-free = Costs nothing
page-1800-board-done = Not now: your action is done.
page-1800-board-ask = Not now: click to learn why.
page-1800-board-wanted = your hand needs this
page-1800-board-hire = Hire
page-1800-board-hire-cube = Hire: { $cube }
page-1800-board-actions = Actions
page-1800-board-old = Old World
page-1800-board-new = New World
page-1800-board-open = Open up an Old World island
page-1800-board-explore = Explore a New World island
page-1800-board-expedition = Expedition
page-1800-board-travel = Set out on an expedition: draw expedition cards
page-1800-board-swap = Swap
page-1800-board-swap-hint = Swap hand cards for new ones
page-1800-board-festival = Festival
page-1800-board-festival-hint = Hold a city festival: everybody goes home and is ready again
page-1800-board-deck = Deck: { $deck }
page-1800-board-tabs = Parts of the table
page-1800-board-tab-do = Act
page-1800-board-tab-board = Board
page-1800-board-tab-others = Others

page-1800-island-of = Island of { $name }
page-1800-island-cell = Cell { $cell } ({ $zone })
page-1800-island-free = free
page-1800-island-crew = at work: { $cubes }
page-1800-island-covers = covers: { $tile }
page-1800-island-place = can go here
page-1800-island-chosen = chosen
page-1800-island-used = used by the plan
page-1800-island-districts = Residential districts
page-1800-island-ready = Ready: { $number } × { $cube }
page-1800-island-exhausted = Exhausted: { $number } × { $cube }
page-1800-island-upgrade = Upgrade: { $cube }
page-1800-island-recall = Send home for gold: { $cube }
page-1800-island-nobody = nobody
page-1800-island-new = New World islands
page-1800-island-olds = Old World islands
page-1800-island-old = Old World island { $number }
page-1800-island-old-with = Old World island with: { $what }
page-1800-island-imports = New World island with { $goods }
page-1800-island-tired-tokens = { $number } exhausted
