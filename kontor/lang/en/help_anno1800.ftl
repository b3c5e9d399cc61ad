# Anno 1800: quick reference, help for the current action, and tips for the first game. No message has arguments.

help-anno1800-section-goal = Goal
help-anno1800-goal-1 = The cards in your hand are your people’s wishes. Meet them, play the cards, and your influence grows.
help-anno1800-goal-2 = Whoever has no hand card left brings the end near and gets 7 influence for it. But the most influence in all wins, not the empty hand.

help-anno1800-section-turn = Your turn
help-anno1800-turn-1 = In your turn you take one action: build, play a card, swap cards, hire, upgrade, open up the Old World, explore the New World, take expedition cards, or celebrate a festival.
help-anno1800-turn-2 = Besides, you may take any number of free steps, at any time in your turn: make goods ahead, use the effect of a played card, use an objective that has an effect, send cubes home for gold.
help-anno1800-turn-3 = Hiring, upgrading and building ships consist of parts. You may stop after any part, and what one part brings or leaves over may pay for the next.
help-anno1800-turn-4 = A card or an objective can give you an extra action in the same turn. The turn ends when you say so; at least one action must be taken, and a festival is always possible.

help-anno1800-section-paying = Paying
help-anno1800-paying-1 = What you make, buy or import is at hand until your turn ends, for whatever you want to pay. You may make more than a cost asks for, and you may make goods ahead. Nothing is stored: what you have not used by then is lost. A good stays at hand even if its cube goes home or its industry is built over.
help-anno1800-paying-2 = To make a good, a cube goes from its residential district to a free workplace of one of your industries that asks for its kind. Every industry has two workplaces. The cube stays there and makes nothing more until it goes home.
help-anno1800-paying-3 = Some costs ask you to exhaust cubes: these go from their district to the exhausted area, where they are of no use until they go home. Tokens of your ships that you spend go there, too.
help-anno1800-paying-4 = Goods of the New World are imported from an island of your own: 1 trade token each, as often as you like.

help-anno1800-section-trade = Trade
help-anno1800-trade-1 = If an industry of another player can make a good, you can buy it there: for 1 trade token where farmers or workers work, for 2 where artisans do, for 3 where engineers do.
help-anno1800-trade-2 = The seller cannot refuse, moves no cube and gets 1 gold from the supply. Whether the workplaces there are taken does not matter.
help-anno1800-trade-3 = Each good can be bought once per turn. Goods of the New World are not for sale.

help-anno1800-section-build = Build
help-anno1800-build-1 = One build action makes one industry, or one shipyard, or ships. Industries stand on land or coast, shipyards on coast, ships on sea.
help-anno1800-build-2 = You may build over what is there. A construction token then goes back to the common board, a printed building is only covered; cubes that stood on it are exhausted.
help-anno1800-build-3 = You cannot have the same industry twice, unless an Old World island brings it. The workers’ version of an industry printed on your island counts as another one; by the Spanish edition it can only be built over the printed one.
help-anno1800-build-4 = In a build action you may put one construction token of your own back on the common board, for instance to make room. By the Spanish edition you may not.

help-anno1800-section-ships = Shipyards and ships
help-anno1800-ships-1 = In one build action each of your shipyards can build one ship, of its own strength or a lower one.
help-anno1800-ships-2 = Merchant ships carry trade tokens, exploration ships carry exploration tokens: as many as their strength. A new ship brings them at once, and they may pay for the next ship of the same action. A ship that is built over or put back takes as many tokens with it, exhausted ones first. A printed ship that is uncovered again brings its tokens exhausted.
help-anno1800-ships-3 = Trade tokens buy goods from others and import those of the New World. Exploration tokens pay for islands and expedition cards.

help-anno1800-section-people = Your people
help-anno1800-people-1 = Farmers, workers, artisans and engineers each work in the industries that ask for them. Investors work nowhere, but some costs exhaust them, and at the end they are the best visitors of expeditions.
help-anno1800-people-2 = Hire: up to three new cubes in one action, each paid for and ready at once. Each brings a card into your hand: a farmer or worker a farmer/worker card, any other an artisan/engineer/investor card.
help-anno1800-people-3 = If that deck is empty, you pay gold instead: 1 for a farmer or worker, 3 for any other cube.
help-anno1800-people-4 = Upgrade: up to three steps in one action, from farmer to worker, artisan, engineer, investor, on one cube or on several. A cube is upgraded where it stands, and you draw no card.

help-anno1800-section-cards = Cards
help-anno1800-cards-1 = Play a card: pay for what it asks and lay it open before you, one card per action. It counts at the end, whether you use its effect or not.
help-anno1800-cards-2 = You can use the effect once, at any time in this turn or in a later one of yours, as a free step. Only putting hand cards back under their decks must be done in the turn in which the card was played.
help-anno1800-cards-3 = Effects bring cubes (with their hand cards), upgrades, gold, expedition cards, a free good of the New World, an extra action, or tokens. Such tokens lie on the card until you spend them or celebrate a festival.
help-anno1800-cards-4 = Free upgrades must all be taken in one turn, but not all at once: take them one by one if you like, even in the middle of a payment, and the upgraded cube works as what it has become. Those left when the turn ends are lost. A free good of the New World is used at once, in a payment that asks for it, and never kept.
help-anno1800-cards-5 = Swap: put one to three hand cards under their decks, then draw as many from the same decks. If a deck is empty, its cards cannot be swapped.

help-anno1800-section-islands = Islands and expeditions
help-anno1800-islands-1 = Old World: your first island takes 1 exploration token, the second 2, the third 3, the fourth and last 4. Each adds 2 land, 2 coast and 2 sea cells, and what is shown on it is yours at once.
help-anno1800-islands-2 = New World: the same prices, counted apart, and again at most four islands. You can import the three goods of the island from then on, and you draw 3 New World cards into your hand. Nothing is built there.
help-anno1800-islands-3 = Expedition cards: exhaust 2 exploration tokens and draw 3. Nobody else sees them, and they do not count as hand cards.

help-anno1800-section-festival = Shift end and festival
help-anno1800-festival-1 = Shift end: for gold a cube goes home from its workplace or from the exhausted area and is ready at once. It costs 1 for a farmer, 2 for a worker, 3 for an artisan, 4 for an engineer, 5 for an investor, and can be done even while you pay.
help-anno1800-festival-2 = Festival: an action that brings all your cubes home and all exhausted tokens back to their ships. Tokens still lying on cards are lost.

help-anno1800-section-objectives = Objectives
help-anno1800-objectives-1 = Five objectives are in play, the same for everybody.
help-anno1800-objectives-2 = Majorities: 10 influence for most, 4 for second most. All who are tied get the full number; who has none gets nothing.
help-anno1800-objectives-3 = Others bring influence for industries that lie open on your island, for islands or for visited expedition fields; one takes influence for hand cards left over.
help-anno1800-objectives-4 = Effects are free steps: Alonso Graves, Aarhant and The Editor once per turn each, Beryl O’Mara as often as you like.

help-anno1800-section-end = The end
help-anno1800-end-1 = Whoever is the first to have no hand card left takes the fireworks token at once and keeps it, even if cards come into the hand again.
help-anno1800-end-2 = The round is finished, so that everybody has had the same number of turns; then one more full round is played.

help-anno1800-section-scoring = Influence
help-anno1800-scoring-1 = Played cards: 3 for each farmer/worker card, 8 for each artisan/engineer/investor card, 5 for each New World card. Cards left in hand bring nothing.
help-anno1800-scoring-2 = Expedition cards: each of your artisans, engineers and investors, wherever it is, visits one field of its kind, for 1, 2 or 3 influence. The best choice is made for you.
help-anno1800-scoring-3 = Every 3 gold bring 1 influence, the fireworks token 7; then the objectives are added.
help-anno1800-scoring-4 = Ties: the most industries, shipyards and ships together decide, then the fewest hand cards; otherwise the victory is shared.

# The action at hand.
help-anno1800-do-build = Take an industry from the common board, pay its cost, and put it on a land or coast cell. Once it stands, your cubes can work there. Think of what it covers: a covered industry makes nothing any more.
help-anno1800-do-build-shipyard = Put a shipyard on a coast cell. It allows one ship of its strength or a lower one in each build action. You may have any number of them.
help-anno1800-do-build-ship = Put a ship on a sea cell; each of your shipyards builds at most one per action. Its tokens are there at once, also for the next ship of this action. Stop whenever you like.
help-anno1800-do-play = Pay for what the card asks; then it lies open before you and counts at the end. Its effect waits until you want to use it. With your last hand card you take the fireworks token, if nobody has it yet.
help-anno1800-do-swap = Put one to three cards under their decks and draw as many from the same decks. It costs nothing but your action. Choose cards whose goods you are far from making.
help-anno1800-do-hire = Pay for up to three new cubes, one after the other; each is ready at once and can help to pay for the next. Each also brings a card into your hand, or costs gold if its deck is empty.
help-anno1800-do-upgrade = Pay for up to three steps; each makes a cube one of the next kind, wherever it stands. No card is drawn. At a workplace the upgraded cube stays until it goes home.
help-anno1800-do-open = Exhaust exploration tokens, one more for each further island, and take the top island. It adds six cells, and often an industry, a ship, a shipyard or a gift. New cubes from there bring hand cards as always.
help-anno1800-do-explore = Exhaust exploration tokens, one more for each further island, and take the top island. You can import its three goods from now on. Mind that three New World cards come into your hand.
help-anno1800-do-expedition = Exhaust 2 exploration tokens and draw 3 expedition cards. They count only as far as your artisans, engineers and investors can visit them, each one field.
help-anno1800-do-festival = All cubes come home, all exhausted tokens return to the ships. It takes your whole action, so wait until you can do little else; use up the tokens on cards before, for they are lost.
help-anno1800-do-make = Make, buy or import goods before you need them. They are at hand until your turn ends, for one payment or for several. It costs no action; what you do not use is lost.
help-anno1800-do-use = Use the effect of a played card, once. It is free and costs no action. Tokens stay on the card until spent or until your festival; new cubes bring hand cards. Free upgrades can be taken one by one until your turn ends.
help-anno1800-do-use-objective = Use the effect of an objective by paying its price. It costs no action. Most can be used once per turn.
help-anno1800-do-recall = Pay gold and send a cube home from a workplace or from the exhausted area; it is ready at once. It costs no action. Mind that 3 gold are worth 1 influence at the end.
help-anno1800-do-end = Hand over to the next player. What is left is lost: actions, further parts of a running one, goods at hand, and free upgrades of a card that you have used in this turn.

# Tips for the first game.
help-anno1800-tip-1 = Begin with your hand: which goods stand on several cards? An industry that makes such a good pays off again and again.
help-anno1800-tip-2 = Coal, bricks, goods, steel beams and sails take artisans at first, and you have only two. Build the workers’ versions early, and everything gets easier.
help-anno1800-tip-3 = Look at the five objectives now and then. A majority that nobody fights for is worth 10 influence, more than any card.
help-anno1800-tip-4 = Few cubes are ready. A festival brings everything back but takes a whole turn; sometimes a little gold for a shift end saves you that turn.
help-anno1800-tip-5 = Your hand is large. Each hired cube adds one more card to play; an upgrade adds none.
help-anno1800-tip-6 = You need not build everything. What you need only once or twice is cheaper to buy with trade tokens, and they come back with the next festival.
help-anno1800-tip-7 = You have played cards with an effect still to use. It is free, costs no action and may be just what is lacking for your next card.
help-anno1800-tip-8 = Your hand is almost empty. After the last card there is only the rest of this round and one more: what do you want to have done by then?
